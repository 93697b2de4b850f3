import { topic } from '../themes/topics/topic.ts';
import { PORTUGUESE_PHRASES } from './phrases/portuguese.ts';
import type { LanguageWords } from './language-words.ts';

export const PORTUGUESE: LanguageWords = {
  algorithm: 'portuguese',
  determiners:
    'o a os as um uma uns umas ao à aos às do da dos das no na nos nas meu minha meus minhas nosso nossa este esta esse essa pelo pela',
  vague: `dia dias semana semanas mês meses ano anos hora horas minuto minutos segundo momento manhã meio-dia tarde noite hoje ontem amanhã fim segunda terça quarta quinta
    sexta sábado domingo feira janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro primavera verão outono inverno coisa coisas gente mundo
    pessoa pessoas homem mulher vida palavra nome número parte lado começo início final metade problema pergunta resposta razão caso tipo maneira jeito ideia cabeça mão mãos
    olho olhos exemplo nota gravação mensagem euro euros real reais metro quilômetro quilômetros quilómetro quilómetros vez vezes né então bom obrigado obrigada nada lugar porta mesa
    água ar rua verdade`,
  topics: [
    topic(
      'trabalho, escritório',
      'chefe, reunião, escritório, colega de trabalho, cliente, horas extras, teletrabalho',
      'trabalho, trabalhar, projeto, equipe, equipa, apresentação, relatório, contrato, empresa, colega, plano',
    ),
    topic(
      'emprego, novo emprego',
      'emprego, entrevista, entrevista de emprego, currículo, promoção, proposta de trabalho',
      'salário, contrato, começar, vaga',
    ),
    topic(
      'demissão, desemprego',
      'demitido, demitida, demissão, despedido, despedida do emprego, desemprego, desempregado',
      'carta, chefe, indenização',
    ),
    topic(
      'saúde, médico',
      'médico, médica, dentista, hospital, doutor, doutora, remédio, fisioterapia, febre, gripe, farmácia, enfermeira, posto de saúde, consulta, comprimido',
      'doente, dor, costas, joelho, tosse, operação, exame de sangue, cartão de saúde',
    ),
    topic(
      'sono, cansaço',
      'insônia, insónia, noite ruim, noite mal dormida, consegui dormir, cochilo',
      'dormir, acordar, acordei, cansado, exausto, exausta, cama, travesseiro',
    ),
    topic(
      'compras, lista de compras, supermercado',
      'supermercado, lista de compras, fazer compras, detergente, papel higiênico',
      'leite, pão, ovo, manteiga, azeite, queijo, tomate, cebola, maçã, café, arroz, farinha, açúcar, iogurte, massa, batata',
    ),
    topic(
      'cozinha, receita',
      'receita, forno, bolo, sopa, assado, fritar',
      'ovo, açúcar, farinha, cebola, panela, sal, comida, delicioso, prato, cozinha, sumo',
    ),
    topic(
      'horta, jardim, plantas',
      'jardim, horta, plantar, regar, gramado, relva, vaso, jardinagem, podar, reguei, plantei',
      'tomate, alface, morango, flor, árvore, terra, semente, planta',
    ),
    topic(
      'família',
      'avó, avô, irmã, irmão, tia, tio, primo, prima, sogra, mamãe, papai, pais, sobrinho, sobrinha, neto, neta',
      'mãe, pai, família, filho, filha, criança',
    ),
    topic(
      'filhos, família, bebê',
      'bebê, bebé, creche, primeiros passos, fralda, a menina, o menino, parquinho',
      'filho, filha, criança, menino, menina, brincar, nascimento',
    ),
    topic(
      'luto, morte',
      'morreu, morte, enterro, funeral, luto, cemitério, faleceu, velório',
      'perda, chorar, vazia, saudade, dor, adeus',
    ),
    topic(
      'separação, término',
      'me deixou, deixou-me, separação, divórcio, separado, terminou comigo, término',
      'juntos, casal, mala, amor',
    ),
    topic(
      'relacionamento, amor',
      'apaixonado, apaixonada, casamento, casar, noivo, noiva',
      'namorado, namorada, amor, beijo, relação',
    ),
    topic('amigos, amizade', 'amizade, melhor amiga, melhor amigo', 'amigo, amiga, amigos, encontrar'),
    topic('aniversário, festa', 'aniversário, festa', 'presente, bolo, vela, convite, convidado, comemorar'),
    topic(
      'carro, oficina',
      'carro, oficina, mecânico, pneu, freio, travão, motor, gasolina',
      'dirigir, conduzir, conserto, carta de condução, estacionar',
    ),
    topic('bicicleta', 'bicicleta, bike, ciclismo', 'selim, corrente, capacete, pedalar'),
    topic(
      'esporte, treino, corrida',
      'treino, treinar, academia, ginásio, maratona, natação, ioga, futebol, tênis, nadar',
      'quilômetro, quilómetro, correr, corrida, perna, esporte, desporto, jogo, gol, time, corri',
    ),
    topic(
      'viagem, férias',
      'férias, viagem, avião, aeroporto, hotel, voo, viajar',
      'praia, mar, barco, ilha, chegar, mala, trem, comboio, montanha, visitar',
    ),
    topic(
      'natureza, passeio',
      'passeio, trilha, floresta, passear, caminhada',
      'lago, pássaro, árvore, natureza, montanha, caminhar, ar livre',
    ),
    topic(
      'apartamento, moradia, mudança, casa',
      'apartamento, mudança, aluguel, renda da casa, senhorio, mudar de casa, imobiliária',
      'varanda, quarto, carrinha, vizinho, caixa, visita',
    ),
    topic(
      'limpeza, casa',
      'limpar, aspirador, máquina de lavar, limpeza, faxina, lava-louça, arrumar a casa, encanador',
      'cozinha, banheiro, janela, vazamento, aquecimento, roupa',
    ),
    topic(
      'dinheiro, contas, finanças',
      'dinheiro, imposto, dívida, conta da luz, conta de luz, transferência, empréstimo, poupar, fatura',
      'euro, banco, caro, pagar, subir, seguro, conta, reais',
    ),
    topic(
      'estudos, prova, exame',
      'prova, exame, universidade, faculdade, dever de casa, escola, professor, professora, semestre, vestibular, tese',
      'aula, aprender, estudar, questão, nota, curso, estudo',
    ),
    topic(
      'leitura, livro',
      'livro, romance, ler, biblioteca, leitura',
      'página, capítulo, autor, autora, história, li',
    ),
    topic(
      'música, show, concerto',
      'show, concerto, música, canção, guitarra, violão, piano, coral, violino, orquestra',
      'banda, cantar, tocar, tocou, palco, disco, dançar',
    ),
    topic('cinema, filme', 'cinema, filme, série, ator, atriz', 'episódio, temporada, assistir'),
    topic(
      'animais, cachorro, gato',
      'cachorro, cão, gato, gata, veterinário, veterinária, filhote',
      'ração, coleira, animal, pelo',
    ),
    topic('tempo', 'tempestade, previsão do tempo, trovoada', 'chuva, sol, vento, neve, grau, chover'),
    topic(
      'estresse, stress',
      'estresse, stress, estressado, estressada, sobrecarregado',
      'cansado, irritado, pressão, chato, exausto',
    ),
    topic('sonhos', 'sonhei, sonhado', 'acordei, noite'),
  ],
  phrases: PORTUGUESE_PHRASES,
  moods: {
    valences: [
      [
        4,
        'maravilhoso maravilhosa incrível fantástico fantástica genial sensacional extraordinário perfeito espetacular felicíssimo emocionante',
      ],
      [
        3.5,
        'feliz felicidade alegria melhor_noite melhor_dia mais_lindo mais_feliz adoro adorei apaixonado encantado encantada encantadas orgulhoso',
      ],
      [
        2.6,
        'contente alegre ótimo ótima delicioso ganhei consegui alívio aliviado rir rimos divertido excelente passei_na aproveitar grato grata lindo linda prazer animado',
      ],
      [
        1.8,
        'bem bom boa bonito bonita agradável tranquilo tranquila fácil interessante melhor gostou gostei gosto faz_bem deu_certo relaxado sorte obrigado simpático esperança',
      ],
      [
        -1.7,
        'cansado cansada difícil pesado chato chata complicado caro nervoso pena infelizmente frio estranho doente preocupado preocupada briga discussão mal',
      ],
      [
        -2.6,
        'ruim mau má triste decepcionado decepcionada dececionado farto irritado irritada raiva medo exausto exausta dor preocupa estresse estressado frustrado sozinho sozinha vergonha perdido chorar chorei odeio vazio vazia sobrecarregado correu_mal reprovado sem_paciência arrependo',
      ],
      [
        -3.6,
        'horrível terrível horror desesperado desesperada desespero catástrofe pesadelo insuportável arrasado arrasada destruída morreu demitido despedido me_deixou pânico não_consigo_parar_de_chorar não_aguento_mais inferno',
      ],
    ],
    negations: 'não nunca nada ninguém nenhum nenhuma sem nem tampouco jamais',
    boosters: 'muito tão realmente super totalmente absolutamente demais bastante tanto que',
    dampeners: 'pouco quase talvez levemente meio',
    irrealis: 'se seria poderia tomara espero gostaria deveria teria queria',
    contrastives: 'mas porém contudo',
  },
};
