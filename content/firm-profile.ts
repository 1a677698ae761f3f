import type { Firm } from './firm'

/** `value` is the claimed figure, such as `500+` or `95%`; `source` proves the claim. */
type Claim = { value: string; source: string }
/** Both `practice` and `experience` are years of experience; pages about the firm use `practice`. */
export type ClaimName =
  | 'satisfaction'
  | 'experience'
  | 'practice'
  | 'clients'
  | 'experts'
  | 'retention'
  | 'sectors'

/** `card` is the number of the professional card, such as `T.P. 123456-T`; missing if it is not published. */
export type TeamMember = { name: string; role: string; card?: string }
/** `source` documents the client's permission and is never shown. */
export type Testimonial = { quote: string; name: string; position: string; source: string }

/** Facts that a firm may publish. Pages leave out the missing ones. */
type FirmProfile = {
  claims?: Partial<Record<ClaimName, Claim>>
  history?: readonly string[]
  team?: readonly TeamMember[]
  testimonials?: readonly Testimonial[]
}

const survey = 'encuesta a clientes de octubre de 2026'
const register = 'registro de clientes y de personal al 31 de octubre de 2026'

const demo: FirmProfile = {
  claims: {
    satisfaction: { value: '95%', source: survey },
    experience: { value: '15+', source: register },
    practice: { value: '12+', source: register },
    clients: { value: '500+', source: register },
    experts: { value: '20+', source: register },
    retention: { value: '98%', source: register },
    sectors: { value: '5+', source: register },
  },
  history: [
    'Empezamos con una idea sencilla: una cuenta se entiende cuando cualquiera puede volver a sumarla. Por eso cada cifra que entregamos lleva su cálculo al lado.',
    'Los primeros clientes fueron comercios y talleres que llegaban con una caja de recibos. Con ellos aprendimos a ordenar antes de opinar. Después vinieron clínicas, constructoras e importadores, y con ellos los abogados y los tributaristas del equipo.',
    'Seguimos revisando línea por línea, ahora con un portal que recalcula cada factura apenas llega.',
  ],
  team: [
    { name: 'Mariana Olarte Duque', role: 'Contadora pública, socia directora', card: 'T.P. 999001-T' },
    { name: 'Julián Arbeláez Soto', role: 'Contador público, impuestos', card: 'T.P. 999002-T' },
    { name: 'Teresa Quiñones Vera', role: 'Contadora pública, revisoría fiscal', card: 'T.P. 999003-T' },
    { name: 'Camilo Ferro Henao', role: 'Contador público, nómina', card: 'T.P. 999004-T' },
    { name: 'Lucía Barragán Rey', role: 'Abogada, derecho societario', card: 'T.P. 999005' },
  ],
  testimonials: [
    {
      quote: 'Antes cerrábamos el mes con miedo. Ahora, el día cinco, ya sé cuánto debo y por qué.',
      name: 'Carolina Ríos',
      position: 'Gerente general, importadora de repuestos',
      source: 'autorización por correo del 3 de septiembre de 2026',
    },
    {
      quote: 'Encontraron un IVA mal liquidado en la primera semana. Eso ya pagó el año.',
      name: 'Andrés Beltrán',
      position: 'Director financiero, constructora',
      source: 'autorización por correo del 9 de septiembre de 2026',
    },
    {
      quote: 'Me explican en español claro, no en artículos del Estatuto.',
      name: 'Marta Lucía Peña',
      position: 'Socia, clínica odontológica',
      source: 'autorización por correo del 11 de septiembre de 2026',
    },
  ],
}

const other = process.env.FIRM

/**
 * The profile of the firm in `FIRM_FILE`, or else of the demo firm.
 * The profile is not in firm.ts, because browsers do not need it.
 */
export const profile: FirmProfile = other ? ((JSON.parse(other) as FirmFile).profile ?? {}) : demo

export type FirmFile = Firm & { profile?: FirmProfile }
