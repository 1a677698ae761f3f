import { minimumPenaltyInPesos, uvt } from '../legal-figures'

export const halves = {
  late: `La sanción por presentar tarde es del 5% del impuesto a cargo, antes de restar retenciones, por cada mes o fracción (E.T., art. 641), no menos de ${minimumPenaltyInPesos} en ${uvt.year} (art. 639), y los intereses van aparte.`,
  lateInEnglish: `If you file late, the penalty is 5% of the tax before withholdings for each month or part of a month (E.T., art. 641), not less than ${minimumPenaltyInPesos} in ${uvt.year} (art. 639), and interest is extra.`,
  lateExogena:
    'Si se envía tarde: la sanción de la exógena es del 0,5% de lo que se envió tarde, y del 1% de lo que no se envió, hasta 7.500 UVT (E.T., art. 651).',
  lateExogenaInEnglish:
    'If it is sent late, the penalty is 0.5% of what was sent late, and 1% of what was not sent, up to 7,500 UVT (E.T., art. 651).',
  lateLocal:
    'Si se te pasa: preséntalo y págalo ya, antes de que escriban. La Secretaría de Hacienda (www.haciendabogota.gov.co) pone la sanción y los intereses de cada día, y el formulario en su página los calcula.',
  lateLocalInEnglish:
    'If it is late: file and pay at once, before the city writes. The form on the city’s page (www.haciendabogota.gov.co) computes the penalty and the interest of each day.',
  lateOther: 'Qué pasa si se hace tarde, con ese trámite, te lo dice una persona del equipo.',
  lateOtherInEnglish: 'What a delay costs here, a person of the team tells you: call or write in English.',
  reckoned: {
    'regimen-simple':
      'El anticipo del SIMPLE sale de los ingresos del bimestre, con la tarifa de tu actividad, y no lo presenta una persona natural con menos de 3.500 UVT de ingresos (E.T., art. 910, parágrafo 3); la tarifa que te toca la confirma una persona con tu RUT.',
    'iva-bimestral': 'El IVA a pagar es el que cobraste menos el de tus compras que puedas descontar.',
    'iva-cuatrimestral': 'El IVA a pagar es el que cobraste menos el de tus compras que puedas descontar.',
    'retencion-en-la-fuente':
      'La retención se suma pago por pago, con la base y la tarifa de cada concepto: cuáles te tocan lo confirma una persona.',
  } as Readonly<Record<string, string>>,
  reckonedByPerson: 'Cómo se calcula o cuánto te toca lo responde una persona del equipo, con tus cifras.',
  /** Names the parts of the message that the reply leaves unanswered, and says who will answer these parts. */
  open: (parts: readonly string[], who: string) =>
    `Sobre ${parts.map((part) => `«${part}»`).join(' y ')}: lo que no quede dicho aquí lo responde ${who}, por teléfono o por correo.`,
  openInEnglish: (parts: readonly string[]) =>
    `About ${parts.map((part) => `“${part}”`).join(' and ')}: what is not said here a person of the team answers, by phone or e-mail.`,
  who: {
    'asesoria-contable': 'un contador del equipo',
    'asesoria-tributaria': 'un tributarista del equipo',
    'asesoria-nomina': 'una persona de nómina',
    'asesoria-legal': 'un abogado del equipo',
    'revisoria-fiscal': 'un revisor fiscal del equipo',
    'auditoria-externa': 'un auditor del equipo',
    nobody: 'una persona del equipo',
  },
} as const
