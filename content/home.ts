import { firm } from './firm'

export const home = {
  meta: {
    title: `${firm.name}: contadores en Bogotá`,
    description:
      'Contabilidad, impuestos, nómina, legal, revisoría fiscal y auditoría externa en Bogotá, con portal de clientes y revisión automática de facturas.',
  },
  hero: {
    title: 'Tus cuentas, revisadas línea por línea.',
    lead: `Contabilidad, impuestos, nómina, legal, revisoría fiscal y auditoría externa para empresas colombianas. Desde Bogotá, desde ${firm.founded}.`,
    portal: 'Ingresar al Portal',
    services: 'Conocer servicios',
    satisfaction: { value: '95%', label: 'de satisfacción entre nuestros clientes' },
  },
  services: {
    title: 'Seis servicios, un solo libro',
    lead: 'Contrata uno o el conjunto. Los precios son de partida, en pesos colombianos.',
    more: 'Conocer más',
    about: 'sobre',
    from: 'desde',
  },
  review: {
    title: 'Subes la factura. Nosotros volvemos a hacer la suma.',
    text: 'El portal recibe tu archivo, recalcula cada línea y compara. Lo que no cuadra llega a un contador con la diferencia ya señalada.',
    choose: 'Prueba con un error',
    tool: { href: '/herramientas/validar-factura', label: 'Revisar una factura tuya' },
    stated: 'en la factura',
    recomputed: 'recalculado',
    difference: 'Diferencia',
    steps: [
      {
        title: 'Recibida',
        text: 'PDF, JPG, PNG o XML, hasta 10\u00a0MB por archivo. Queda copia en tu carpeta de Drive.',
      },
      { title: 'En revisión', text: 'Se comprueban NIT, fechas, cantidades, IVA, retenciones y total.' },
      {
        title: 'Aceptada o rechazada',
        text: 'Un contador decide y deja escrita la razón. Tú la ves en el historial.',
      },
    ],
  },
  reasons: {
    title: `Por qué ${firm.shortName}`,
    benefits: [
      { title: 'Equipo experto', text: 'Contadores, tributaristas y abogados que firman lo que revisan.' },
      {
        title: 'Todo en un portal',
        text: 'Facturas, documentos, citas y mensajes en el mismo lugar, a cualquier hora.',
      },
      {
        title: 'Fechas con calendario colombiano',
        text: 'Contamos los días hábiles con festivos incluidos, para avisarte antes y no después.',
      },
      {
        title: 'Confidencialidad',
        text: 'Tus datos se tratan según la Ley 1581 de 2012, con acceso solo para tu equipo asignado.',
      },
    ],
    statistics: [
      { value: '15+', label: 'años de experiencia' },
      { value: '500+', label: 'clientes' },
      { value: '20+', label: 'expertos' },
      { value: '98%', label: 'de retención' },
    ],
  },
  closing: {
    title: 'Abre tu libro con nosotros',
    text: 'Regístrate y revisamos tu solicitud. Sin compromisos: puedes cancelar en cualquier momento.',
    textSignedIn: 'Tus facturas, documentos y citas te esperan en el portal.',
    portal: 'Acceder al Portal',
    register: 'Registrarse Gratis',
    signIn: 'Ya tengo cuenta',
  },
} as const

export type Testimonial = { quote: string; name: string; position: string }

export const testimonials = {
  title: 'Lo que dicen nuestros clientes',
  lead: {
    quote: 'Antes cerrábamos el mes con miedo. Ahora, el día cinco, ya sé cuánto debo y por qué.',
    name: 'Carolina Ríos',
    position: 'Gerente general, importadora de repuestos',
  },
  builder: {
    quote: 'Encontraron un IVA mal liquidado en la primera semana. Eso ya pagó el año.',
    name: 'Andrés Beltrán',
    position: 'Director financiero, constructora',
  },
  clinic: {
    quote: 'Me explican en español claro, no en artículos del Estatuto.',
    name: 'Marta Lucía Peña',
    position: 'Socia, clínica odontológica',
  },
} as const satisfies Record<string, string | Testimonial>
