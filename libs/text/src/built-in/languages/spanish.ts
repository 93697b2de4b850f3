import { topic } from '../themes/topics/topic.ts';
import { SPANISH_PHRASES } from './phrases/spanish.ts';
import type { LanguageWords } from './language-words.ts';

export const SPANISH: LanguageWords = {
  algorithm: 'spanish',
  determiners: 'el la los las un una unos unas al del mi mis nuestro nuestra este esta estos estas ese esa',
  vague: `día días semana semanas mes meses año años hora horas minuto minutos segundo momento mañana mediodía tarde noche hoy ayer anoche fin lunes martes miércoles jueves
    viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otoño invierno cosa cosas gente mundo
    hombre mujer vida palabra nombre número parte lado principio final mitad problema pregunta respuesta razón caso tipo manera idea cabeza mano manos ojo ojos ejemplo nota
    grabación mensaje euro euros metro kilómetro kilómetros vez veces eh bueno pues vale gracias nada sitio puerta mesa agua aire calle gusto verdad`,
  topics: [
    topic(
      'trabajo, oficina',
      'jefe, jefa, reunión, oficina, compañero de trabajo, cliente, horas extra, teletrabajo',
      'trabajo, trabajar, proyecto, equipo, presentación, informe, contrato, empresa, compañero, plan',
    ),
    topic(
      'empleo, nuevo trabajo',
      'entrevista de trabajo, entrevista, currículum, oferta de trabajo, ascenso, dado el trabajo',
      'sueldo, contrato, empezar, puesto',
    ),
    topic('despido, paro', 'despedido, despido, paro, me han echado, desempleo', 'carta, jefe, finiquito'),
    topic(
      'salud, médico',
      'médico, médica, dentista, hospital, doctor, doctora, medicina, receta médica, fisioterapeuta, fiebre, gripe, tarjeta sanitaria, farmacia, enfermera, resfriado, pastilla',
      'enfermo, dolor, espalda, rodilla, cita, tos, operación, duele',
    ),
    topic(
      'sueño, cansancio',
      'insomnio, mala noche, siesta, pude dormir, pesadillas',
      'dormir, despertar, desperté, cansado, agotado, cama, almohada',
    ),
    topic(
      'compras, lista de la compra, supermercado',
      'supermercado, lista de la compra, hacer la compra, detergente, papel higiénico',
      'leche, pan, huevo, mantequilla, aceite, queso, tomate, cebolla, manzana, café, arroz, harina, azúcar, yogur, pasta, patata',
    ),
    topic(
      'cocina, receta',
      'receta, sofrito, horno, pastel, tarta, sopa, guiso',
      'cebolla, arroz, caldo, harina, sartén, sal, comida, riquísimo, plato, cocina, pimiento',
    ),
    topic(
      'huerto, jardín, plantas',
      'jardín, huerto, plantar, regar, césped, maceta, jardinería, podar, regué, planté',
      'tomate, lechuga, fresa, flor, árbol, tierra, semilla, planta',
    ),
    topic(
      'familia',
      'abuela, abuelo, hermana, hermano, tía, tío, primo, prima, suegra, mamá, papá, padres, sobrino, sobrina, nieto, nieta',
      'madre, padre, familia, hijo, hija, niño',
    ),
    topic(
      'hijos, familia, bebé',
      'bebé, guardería, primeros pasos, pañal, la niña, el niño, parque infantil',
      'hijo, hija, niño, niña, jugar, nacimiento',
    ),
    topic(
      'duelo, muerte',
      'murió, muerte, muerto, entierro, funeral, duelo, cementerio, falleció, fallecido',
      'pérdida, llorar, vacío, dolor, adiós',
    ),
    topic(
      'ruptura, separación',
      'me ha dejado, me dejó, ruptura, separación, divorcio, separado, hemos roto, cortado conmigo',
      'juntos, pareja, maleta, amor',
    ),
    topic(
      'pareja, amor',
      'enamorado, enamorada, boda, casarse, casarme, prometido, aniversario de boda',
      'pareja, amor, besar, relación, novio, novia',
    ),
    topic('amigos, amistad', 'amistad, mejor amiga, mejor amigo', 'amigo, amiga, amigos, quedar'),
    topic('cumpleaños, fiesta', 'cumpleaños, fiesta', 'regalo, tarta, vela, invitación, invitado, celebrar'),
    topic(
      'coche, taller',
      'coche, taller, mecánico, rueda, freno, motor, gasolina, carro',
      'conducir, reparar, carné, aparcar',
    ),
    topic('bicicleta', 'bicicleta, bici, ciclismo', 'sillín, cadena, casco, pedalear'),
    topic(
      'deporte, correr, entrenamiento',
      'entrenamiento, entrenar, gimnasio, maratón, natación, yoga, fútbol, tenis, nadar',
      'kilómetro, correr, pierna, deporte, partido, gol, equipo, corrí',
    ),
    topic(
      'viaje, vacaciones',
      'vacaciones, viaje, avión, aeropuerto, hotel, vuelo, viajar',
      'playa, mar, barco, isla, llegado, maleta, tren, montaña, visitar',
    ),
    topic(
      'naturaleza, paseo',
      'paseo, excursión, bosque, pasear, senderismo',
      'lago, pájaro, árbol, naturaleza, montaña, caminar, aire libre',
    ),
    topic(
      'piso, vivienda, mudanza, casa',
      'piso, apartamento, mudanza, alquiler, casero, mudarse, mudarnos, inmobiliaria',
      'terraza, habitación, furgoneta, vecino, caja, balcón',
    ),
    topic(
      'limpieza, casa',
      'limpiar, aspiradora, lavadora, limpieza, lavavajillas, ordenar la casa, fontanero',
      'cocina, baño, ventana, gotera, calefacción, colada',
    ),
    topic(
      'dinero, finanzas',
      'dinero, factura, impuesto, deuda, hacienda, transferencia, préstamo, ahorrar, hipoteca',
      'euro, banco, caro, pagar, subir, seguro, luz',
    ),
    topic(
      'estudios, examen',
      'examen, universidad, deberes, colegio, profesor, profesora, instituto, semestre, asignatura, tesis',
      'clase, aprender, estudiar, pregunta, nota, curso, estudio',
    ),
    topic(
      'lectura, libro',
      'libro, novela, leer, leí, biblioteca, lectura',
      'página, capítulo, autor, autora, historia',
    ),
    topic(
      'música, concierto',
      'concierto, música, canción, guitarra, piano, coro, violín, orquesta',
      'grupo, cantar, tocar, tocó, sala, disco, bailar',
    ),
    topic('cine, película', 'cine, película, serie, actor, actriz', 'episodio, temporada, ver'),
    topic(
      'mascotas, perro, gato',
      'perro, perra, gato, gata, veterinario, veterinaria, cachorro',
      'pienso, correa, animal, pelo',
    ),
    topic('tiempo', 'tormenta, pronóstico del tiempo, nevar', 'lluvia, sol, viento, nieve, grado, llover'),
    topic('estrés', 'estrés, estresado, estresada, agobiado, agobiada', 'cansado, harto, presión, pesado, agotado'),
    topic('sueños', 'soñé, soñado, he soñado', 'desperté, noche'),
  ],
  phrases: SPANISH_PHRASES,
  moods: {
    valences: [
      [
        4,
        'maravilloso maravillosa increíble fantástico fantástica genial estupendo felicísimo felicísima extraordinario perfecto espectacular emocionante',
      ],
      [
        3.5,
        'feliz felicidad alegría mejor_noche mejor_día más_bonito más_feliz encanta encantado encantada encantados enamorado ilusión orgulloso',
      ],
      [
        2.6,
        'contento contenta alegre alegro riquísimo delicioso ganado gané logrado alivio aliviado reír reímos divertido excelente aprobado disfrutar disfrutado agradecido gusto precioso',
      ],
      [
        1.8,
        'bien bueno buena bonito bonita agradable tranquilo tranquila tranquilidad fácil interesante mejor gustó gusta sentó_bien salió_bien relajado suerte gracias simpático esperanza',
      ],
      [
        -1.7,
        'cansado cansada difícil pesado pesada aburrido complicado caro nervioso lástima desgraciadamente frío raro enfermo preocupado preocupada pelea discutido mal',
      ],
      [
        -2.6,
        'malo mala triste decepcionado decepcionada harto enfadado enfada enfado rabia miedo agotado agotada duele dolor preocupa estrés estresado frustrado solo sola vergüenza perdido llorar lloré odio vacío vacía agobiado salió_mal suspendido echo_de_menos arrepiento',
      ],
      [
        -3.6,
        'horrible terrible espantoso espantosa desesperado desesperada desesperación catástrofe pesadilla insoportable destrozado destrozada murió muerto despedido me_ha_dejado pánico no_puedo_dejar_de_llorar no_puedo_más infierno hundido',
      ],
    ],
    negations: 'no nunca nada nadie ningún ninguna ninguno sin ni tampoco jamás',
    boosters: 'muy tan mucho realmente qué super súper totalmente absolutamente increíblemente demasiado',
    dampeners: 'poco algo bastante casi quizás quizá ligeramente',
    irrealis: 'si sería podría ojalá espero gustaría debería habría querría',
    contrastives: 'pero sino aunque',
  },
};
