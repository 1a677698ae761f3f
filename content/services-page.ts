import { firm } from './firm'
import type { ServiceSlug } from './services'

export const servicesPage = {
  meta: {
    title: `Servicios contables y legales en ${firm.address.city}`,
    description: `Seis servicios contables, tributarios y legales de ${firm.name} para empresas en Colombia, con precios de partida.`,
  },
  title: 'Servicios',
  lead: 'Contrata los que necesites. Los precios son de partida, en pesos colombianos, más IVA.',
  detail: 'Ver detalle',
  of: 'de',
  from: 'desde',
  sectors: {
    title: 'Sectores que conocemos',
    items: [
      {
        title: 'Salud',
        text: 'Clínicas y consultorios: glosas, facturación a EPS e ingresos para terceros.',
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

/** By law an auditor must not keep a company's books, and the pages of the services say so. */
export const independence = {
  title: 'Independencia',
  assurance: ['revisoria-fiscal', 'auditoria-externa'] satisfies ServiceSlug[] as readonly ServiceSlug[],
  ofAssurance:
    'No revisamos nuestro propio trabajo. Si llevamos tu contabilidad, tus impuestos, tu nómina o tus asuntos legales, no somos tu revisor fiscal ni tu auditor externo. Y quien fue tu revisor fiscal no puede asesorarte ni trabajar para ti durante un año después de dejar el cargo (Ley 43 de 1990, artículo 48).',
  ofOthers:
    'Este servicio excluye la revisoría fiscal y la auditoría externa: no auditamos a las empresas a las que les llevamos la contabilidad, los impuestos, la nómina o los asuntos legales. Si fuimos tu revisor fiscal, debe pasar un año para prestarte este servicio (Ley 43 de 1990, artículo 48).',
  ofAll:
    'La revisoría fiscal y la auditoría externa no se combinan con los otros cuatro servicios: no auditamos los libros que llevamos, y después de una revisoría fiscal debe pasar un año (Ley 43 de 1990, artículo 48).',
} as const

export const servicePage = {
  tools: 'Herramientas gratuitas',
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
