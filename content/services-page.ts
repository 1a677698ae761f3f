import { firm } from './firm'

export const servicesPage = {
  meta: {
    title: `Servicios contables y legales en ${firm.address.city}`,
    description: `Seis servicios contables, tributarios y legales de ${firm.name} para empresas en Colombia, con precios de partida.`,
  },
  title: 'Servicios',
  lead: 'Contrata uno o el conjunto. Los precios son de partida, en pesos colombianos.',
  detail: 'Ver detalle',
  of: 'de',
  from: 'desde',
  sectors: {
    title: 'Sectores que conocemos',
    items: [
      {
        title: 'Salud',
        text: 'Clínicas y consultorios: glosas, facturación a aseguradoras e ingresos para terceros.',
      },
      {
        title: 'Construcción',
        text: 'Costos por obra, anticipos, actas parciales y contratos de consorcio.',
      },
      {
        title: 'Comercio exterior',
        text: 'Importaciones, diferencia en cambio y soportes de aduana.',
      },
    ],
  },
  closing: {
    title: '¿No sabes cuál necesitas?',
    text: 'Cuéntanos tu caso. La evaluación inicial es gratuita.',
    ask: 'Solicitar información',
  },
} as const

/** What every service page says around its own content. */
export const servicePage = {
  tools: 'Herramientas gratuitas',
  /** What a search result adds to the service's name. */
  place: `en ${firm.address.city}`,
  price: 'Precio de partida',
  benefits: 'Lo que ganas',
  faq: 'Preguntas frecuentes',
  related: 'Servicios relacionados',
  from: 'desde',
  start: 'Comenzar Ahora',
  ask: 'Solicitar Información',
  portal: 'Ir al Portal',
} as const
