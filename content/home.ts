import { maxFileMegabytes } from './upload-limit'
import { firm } from './firm'

export const home = {
  meta: {
    title: `${firm.name}: contadores en ${firm.address.city}`,
    description: `Contabilidad, impuestos, nómina, legal, revisoría fiscal y auditoría externa en ${firm.address.city}, con portal de clientes y revisión automática de facturas.`,
  },
  hero: {
    title: 'Tus cuentas, revisadas línea por línea.',
    lead: `Contabilidad, impuestos, nómina, legal, revisoría fiscal y auditoría externa para empresas colombianas. Desde ${firm.address.city}, desde ${firm.founded}.`,
    portal: 'Ingresar al Portal',
    services: 'Conocer servicios',
  },
  services: {
    title: 'Seis servicios, cuentas claras',
    lead: 'Contrata los que necesites. Los precios son de partida, en pesos colombianos, más IVA.',
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
        text: `PDF, JPG, PNG o XML, hasta ${maxFileMegabytes}\u00a0MB por archivo. Queda copia en tu carpeta de Drive.`,
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
        text: 'Tus datos se tratan según la Ley 1581 de 2012. En la firma los ve quien trabaja en tu caso.',
      },
    ],
  },
  testimonials: 'Lo que dicen nuestros clientes',
  closing: {
    title: 'Abre tu libro con nosotros',
    text: 'Regístrate y revisamos tu solicitud. Sin compromisos: puedes cancelar en cualquier momento.',
    textSignedIn: 'Tus facturas, documentos y citas te esperan en el portal.',
    portal: 'Acceder al Portal',
    register: 'Registrarse Gratis',
    signIn: 'Ya tengo cuenta',
  },
} as const

/** The example calendar counts three business days back from payday and skips a holiday. */
export const payrollCalendar = {
  month: 'Diciembre 2026',
  payday: 'Pago de nómina: viernes 11',
  weekdays: [
    ['L', 'lunes'],
    ['M', 'martes'],
    ['X', 'miércoles'],
    ['J', 'jueves'],
    ['V', 'viernes'],
    ['S', 'sábado'],
    ['D', 'domingo'],
  ],
  /** Weekdays are numbered from 0 for Monday; December 2026 begins on a Tuesday. */
  firstWeekday: 1,
  days: 20,
  marks: { 7: 'due', 8: 'holiday', 9: 'counted', 10: 'counted', 11: 'payday' } as Record<
    number,
    'due' | 'holiday' | 'counted' | 'payday'
  >,
  meanings: {
    due: 'cierra el plazo',
    holiday: 'festivo',
    counted: 'día hábil contado',
    payday: 'día de pago',
  },
  note: {
    text: 'Las novedades se reciben 3 días hábiles antes: 10, 9 y 7. El',
    holiday: 'martes 8 es festivo',
    so: ', así que el plazo cierra el',
    due: 'lunes 7',
  },
} as const
