/** What the synthesiser says for the evaluation: written for it, dedicated to the public domain (CC0). */
export const ENGLISH: readonly string[] = [
  'I walked along the river this morning and thought about the garden we want to plant.',
  'Remember to call the dentist on Monday and to move the meeting with the architect.',
  'My grandmother used to bake bread every Sunday, and the whole house smelled of it.',
  'The second chapter is too long, so the letter should come before the journey.',
  'We need flour, butter, six eggs and a little salt for the cake on Saturday.',
  'What if the old workshop became a place where people could repair their bicycles?',
  'She said that the train would be late, and that we should not wait with dinner.',
  'The children built a boat out of paper and watched it go down the stream.',
  'I am grateful for the rain, because the fields were dry and the well was low.',
  'Tomorrow I will finish the painting in the hall and return the ladder to our neighbour.',
  'It was dark when we came home, but somebody had left a light in the window.',
  'The most important thing is to listen first, and only then to give an answer.',
];

/** By the synthesiser's name of the language; read one after the other they are a clip of half a minute or less. */
export const OTHER_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Hier nous avons visité le musée avec les enfants, et il pleuvait toute la journée.',
    'Je voudrais appeler ma sœur demain matin pour parler de notre voyage à la mer.',
  ],
  de: [
    'Gestern haben wir mit den Kindern das Museum besucht, und es hat den ganzen Tag geregnet.',
    'Ich möchte morgen früh meine Schwester anrufen und über unsere Reise ans Meer sprechen.',
  ],
  es: [
    'Ayer visitamos el museo con los niños y llovió durante todo el día.',
    'Mañana por la mañana quiero llamar a mi hermana para hablar de nuestro viaje al mar.',
  ],
  it: [
    'Ieri abbiamo visitato il museo con i bambini e ha piovuto tutto il giorno.',
    'Domani mattina vorrei chiamare mia sorella per parlare del nostro viaggio al mare.',
  ],
  pt: [
    'Ontem visitámos o museu com as crianças e choveu durante todo o dia.',
    'Amanhã de manhã quero telefonar à minha irmã para falar da nossa viagem ao mar.',
  ],
  nl: [
    'Gisteren hebben we met de kinderen het museum bezocht en het regende de hele dag.',
    'Morgenochtend wil ik mijn zus bellen om over onze reis naar zee te praten.',
  ],
  sv: [
    'I går besökte vi museet med barnen och det regnade hela dagen.',
    'I morgon bitti vill jag ringa min syster och prata om vår resa till havet.',
  ],
  pl: [
    'Wczoraj odwiedziliśmy z dziećmi muzeum i cały dzień padał deszcz.',
    'Jutro rano chcę zadzwonić do siostry i porozmawiać o naszej podróży nad morze.',
  ],
  ru: [
    'Вчера мы с детьми были в музее, и весь день шёл дождь.',
    'Завтра утром я хочу позвонить сестре и поговорить о нашей поездке к морю.',
  ],
  tr: [
    'Dün çocuklarla müzeye gittik ve bütün gün yağmur yağdı.',
    'Yarın sabah kız kardeşimi arayıp deniz yolculuğumuz hakkında konuşmak istiyorum.',
  ],
  fi: [
    'Eilen kävimme lasten kanssa museossa ja satoi koko päivän.',
    'Huomenna aamulla haluan soittaa siskolleni ja puhua matkastamme merelle.',
  ],
  cmn: ['昨天我们和孩子们一起去了博物馆，一整天都在下雨。', '明天早上我想给姐姐打电话，谈谈我们去海边的旅行。'],
  ja: [
    'きのう こどもたちと はくぶつかんに いきました。いちにちじゅう あめが ふっていました。',
    'あしたのあさ あねに でんわして うみへの りょこうについて はなしたいです。',
  ],
  ko: [
    '어제 아이들과 함께 박물관에 갔는데 하루 종일 비가 왔습니다.',
    '내일 아침에 언니에게 전화해서 바다 여행에 대해 이야기하고 싶습니다.',
  ],
  hi: [
    'कल हम बच्चों के साथ संग्रहालय गए और पूरे दिन बारिश हुई।',
    'कल सुबह मैं अपनी बहन को फोन करके समुद्र की यात्रा के बारे में बात करना चाहता हूँ।',
  ],
  ar: ['زرنا المتحف أمس مع الأطفال وهطل المطر طوال اليوم.', 'أريد أن أتصل بأختي صباح الغد لأتحدث عن رحلتنا إلى البحر.'],
};
