import { firm } from './firm'

export const about = {
  meta: {
    title: 'Quiénes Somos',
    description: `Historia, misión, visión y valores de ${firm.name}, firma contable en Bogotá desde ${firm.founded}.`,
  },
  title: 'Quiénes Somos',
  lead: `Una firma de contadores, tributaristas y abogados en Bogotá. Desde ${firm.founded} firmamos lo que revisamos.`,
  statistics: [
    { value: '12+', label: 'años de experiencia' },
    { value: '500+', label: 'clientes' },
    { value: '20+', label: 'expertos' },
    { value: '5+', label: 'sectores atendidos' },
  ],
  history: {
    title: 'Nuestra historia',
    paragraphs: [
      `Empezamos en ${firm.founded} con una idea sencilla: una cuenta se entiende cuando cualquiera puede volver a sumarla. Por eso cada cifra que entregamos lleva su cálculo al lado.`,
      'Los primeros clientes fueron comercios y talleres de Bogotá que llegaban con una caja de recibos. Con ellos aprendimos a ordenar antes de opinar. Después vinieron clínicas, constructoras e importadores, y con ellos los abogados y los tributaristas del equipo.',
      'Hoy somos más de 20 expertos y acompañamos a más de 500 clientes de más de cinco sectores. Seguimos revisando línea por línea, ahora con un portal que recalcula cada factura apenas llega.',
    ],
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
      { title: 'Confidencialidad', text: 'Tus datos los ve tu equipo asignado y nadie más.' },
      { title: 'Responsabilidad', text: 'Si nos equivocamos, lo corregimos y lo explicamos.' },
    ],
  },
  follow: {
    title: 'Síguenos',
    text: 'Publicamos fechas de vencimiento y cambios de norma en palabras claras.',
    networks: ['Facebook', 'Instagram'],
  },
} as const
