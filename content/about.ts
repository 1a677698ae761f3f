import { firm } from './firm'

export const about = {
  meta: {
    title: `Contadores en ${firm.address.city}: quiénes somos`,
    description: `Historia, misión, visión y valores de ${firm.name}, firma contable en ${firm.address.city} desde ${firm.founded}.`,
  },
  title: 'Quiénes Somos',
  lead: `Una firma de contadores, tributaristas y abogados en ${firm.address.city}. Desde ${firm.founded} firmamos lo que revisamos.`,
  history: 'Nuestra historia',
  team: {
    title: 'El equipo',
    lead: 'Quién firma y con qué tarjeta profesional. La de los contadores puedes consultarla en la Junta Central de Contadores.',
    noCard: 'Sin tarjeta publicada',
  },
  mission: {
    title: 'Misión',
    text: 'Dar a cada empresa cuentas claras y a tiempo, para que decida con tranquilidad.',
  },
  vision: {
    title: 'Visión',
    text: 'Ser la firma que las empresas colombianas eligen cuando quieren entender sus números.',
  },
  values: {
    title: 'Seis valores',
    items: [
      { title: 'Integridad', text: 'Decimos lo que vemos, también cuando no conviene.' },
      { title: 'Excelencia', text: 'Revisamos dos veces lo que se firma una.' },
      { title: 'Innovación', text: 'Automatizamos la suma para dedicarle tiempo al criterio.' },
      { title: 'Trabajo en equipo', text: 'Contador, tributarista y abogado miran el mismo libro.' },
      {
        title: 'Confidencialidad',
        text: 'En la firma, tus datos los ve solo quien los necesita para atenderte.',
      },
      { title: 'Responsabilidad', text: 'Si nos equivocamos, lo corregimos y lo explicamos.' },
    ],
  },
  follow: {
    title: 'Síguenos',
    text: 'Publicamos fechas de vencimiento y cambios de norma en palabras claras.',
    networks: ['Facebook', 'Instagram'],
  },
} as const
