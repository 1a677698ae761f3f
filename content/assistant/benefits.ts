import type { ReplyLink } from './replies'

export const benefitsLink: ReplyLink = {
  href: '/servicios/asesoria-nomina#preguntas',
  label: 'Leer sobre nómina y fechas',
}

/** Sentences about social benefits, each with its formula and its norm; amounts are texts in pesos. */
export const benefitsText = {
  bonus: (amount: string, base: string, days: number) =>
    `La prima, estimada: ${amount}. Sale de ${base} × ${days} días / 360 (Código Sustantivo del Trabajo, art. 306).`,
  bonusDay:
    ' La de diciembre se paga dentro de los primeros 20 días de diciembre y la de junio, a más tardar el 30.',
  bonusDays: (days: number) =>
    `La prima cuenta solo los días del semestre en que termina el trabajo, desde el 1 de enero o el 1 de julio: aquí, ${days}.`,
  bonusAssumed:
    'Como no dices qué día termina, conté el semestre y el año hasta su último día (30 de junio o 30 de diciembre): si termina antes, son menos días de prima, de cesantías y de intereses.',
  bonusAssumedOne:
    'Como no dices las fechas, conté todos los días en un mismo semestre: los que caigan en el anterior son de su prima.',
  bonusBefore: 'Si no se pagó la prima de un semestre anterior, se suma.',
  bonusBeforeSum: (days: number, amount: string) =>
    `Si no se pagó la prima del semestre anterior, se suma a ese total: por esos otros ${days} días, ${amount}.`,
  absent:
    'Todavía no la des por terminada ni despidas: faltar unos días puede ser justa causa, pero solo después de oír la explicación. Ahora: 1. Llama y escribe, y guarda la prueba. 2. Cita por escrito a explicar las faltas, a la dirección y al correo que dio, y deja acta aunque no venga. 3. Mientras tanto sigue la afiliación; los días sin excusa no se pagan. Puede haber una enfermedad. Un abogado del equipo revisa la causa y la carta. La liquidación se debe en todo caso, y si no la recibe se consigna (Código Sustantivo del Trabajo, art. 65):',
  total: (amount: string) => `En total, estimado: ${amount}.`,
  /** Says that the total of a settlement does not include the indemnity. */
  withoutIndemnity: (total: string) =>
    total.replace('En total, estimado:', 'En total, estimado y sin la indemnización:'),
  addIndemnity: (indemnity: string) => `${indemnity} Se suma a ese total.`,
  severance: (amount: string, base: string, days: number) =>
    `Las cesantías, estimadas: ${amount}. Salen de ${base} × ${days} días / 360 (Código Sustantivo del Trabajo, art. 249).`,
  severanceDay: ' Las del año se consignan hasta el 14 de febrero siguiente.',
  interest: (amount: string, severance: string, days: number) =>
    `Los intereses a las cesantías, estimados: ${amount}. Salen de ${severance} × ${days} días × 12% / 360 (Ley 52 de 1975, art. 1).`,
  interestDay: ' Se pagan hasta el 31 de enero.',
  settled:
    'Todo se paga al terminar el contrato, sin esperar a diciembre ni a febrero. Las cesantías que no estén en el fondo se entregan directamente a quien trabajó, con sus intereses (Ley 50 de 1990, art. 99). Demorar el pago puede costar un día de salario por cada día (Código Sustantivo del Trabajo, art. 65).',
  interestOfWage: (severance: string, amount: string) =>
    `Tomé esa cifra como el saldo de cesantías. Si es el salario, las cesantías del mismo tiempo serían ${severance} y sus intereses, ${amount}.`,
  holidays: (amount: string, wage: string, days: number) =>
    `Las vacaciones, estimadas: ${amount}. Salen del salario sin auxilio, ${wage} × ${days} días / 720: 15 días hábiles por año (Código Sustantivo del Trabajo, art. 186).`,
  withAid: (wage: string, aid: string) =>
    `La base suma el salario, ${wage}, y el auxilio de transporte, ${aid}.`,
  withoutAid: (amount: string) => `Sin auxilio de transporte serían ${amount}.`,
  livesIn:
    'El auxilio de transporte no entra: no se debe a quien vive en el lugar de trabajo (Ley 15 de 1959). Si de todos modos se lo pagas, se suma a la base.',
  aidIfPaid: 'Si además se paga auxilio de transporte, se suma a la base.',
  lessPaid:
    'Es lo del año y del semestre en curso: resta lo que ya esté pagado o consignado, y suma los días de salario sin pagar.',
  lessHolidays: ' Las vacaciones van desde el primer día: resta las que ya tomó.',
  dismissed:
    'Si hubo despido sin justa causa, la indemnización va aparte y depende del contrato: pregúntala a una persona.',
  whichWage:
    'Esa cifra parece lo que te pagaron, no el salario, y la cuenta sale del salario. Escríbeme cuánto ganas al mes y las fechas o los meses: «gano el mínimo, 7 meses, cuánto es mi liquidación».',
  compared: (total: string, got: string, less: boolean) =>
    less
      ? `La cuenta da ${total} en total, y lo recibido, ${got}, es menos: si no te habían pagado nada antes, falta plata. Pide por escrito la cuenta detallada.`
      : `La cuenta da ${total} en total, y lo recibido, ${got}, no es menos. Pide de todos modos la cuenta detallada por escrito.`,
  assumed: {
    month:
      'De un mes sin día conté el mes completo: escríbeme los días exactos de entrada y salida y la cuenta queda fina.',
    semester: 'Como no dices las fechas, la cuenta es por el semestre completo (180 días).',
    year: 'Como no dices las fechas, la cuenta es por un año completo (360 días).',
  },
  remark:
    'Cuenta con meses de 30 días y el mismo salario todo el tiempo. Si cambió, hubo horas extra o comisiones, o falta descontar algo ya pagado, el valor es otro: confírmalo con una persona.',
  sunday: (
    wage: string,
    hour: string,
    percent: string,
    more: string,
    hours: number,
    day: string,
    rises: boolean,
  ) =>
    `Con ${wage} al mes la hora ordinaria vale ${hour} (dividido por 210), y cada hora de domingo o festivo tiene un recargo del ${percent}: ${more} más por hora, ${day} más por ${hours === 1 ? 'esa hora' : `${hours} horas`}, si por ese día hay un descanso compensatorio; si no, se paga además la hora: ${hour} más ${more} por cada una (Código Sustantivo del Trabajo, arts. 179 a 181, con la Ley 2466 de 2025, art. 14).${rises ? ' Sube al 100% el 1 de julio de 2027.' : ''} Con tres domingos o más en el mes van el recargo y el descanso; con uno o dos, la persona escoge. Si es hora extra se suma el suyo. No todos los conceptos coinciden en cuándo va la hora: una persona de nómina hace la cuenta con los turnos.`,
  times: { day: 'de día', night: 'de noche' },
  sundayExtra: (kinds: readonly { when: string; value: string; of: string }[]) =>
    `La hora extra ${kinds.map(({ when, value, of }, at) => `${at === 0 ? `${when} en domingo o festivo vale` : `la ${when},`} ${value} (${of})`).join('; ')}. Normas: Código Sustantivo del Trabajo, arts. 168 y 179.`,
  sundayNight: (more: string, percent: string, ofSunday: string) =>
    `La hora de noche en domingo o festivo, si no es extra, suma ${more} (${percent}: 35% de noche y ${ofSunday} de domingo; Código Sustantivo del Trabajo, arts. 168 y 179). Si por ese día no hay descanso compensatorio, se paga además la hora.`,
  sundayRest: (wage: string, hour: string, percent: string, since: string, rises: boolean) =>
    `Con ${wage} al mes la hora ordinaria vale ${hour}: el salario dividido por 210 (jornada de 42 horas, Ley 2101 de 2021). El recargo de domingo o festivo es del ${percent} desde el ${since} (Ley 2466 de 2025, art. 14)${rises ? ' y sube al 100% el 1 de julio de 2027' : ''}. La noche va de 7:00 p.m. a 6:00 a.m.`,
  unpaid: {
    due: (each: string, wage: string, most: boolean) =>
      `Se debe desde el día en que termina el contrato: no hay días de plazo. Cada día de demora puede costar un día de salario, ${each} con ${wage} al mes (Código Sustantivo del Trabajo, art. 65${most ? '; a quien gana más de un mínimo, hasta por 24 meses' : ''}).`,
    late: (days: number, sum: string) =>
      `${days} ${days === 1 ? 'día' : 'días'} de demora serían ${sum}. No es automático: lo decide un juez, que mira si hubo buena fe.`,
    rest: 'Si te la deben: pídela por escrito y detallada, guarda contrato y desprendibles; el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co). Si la debes tú: paga hoy lo que no se discute, con recibo; lo que no te reciban se consigna ante un juez laboral (art. 65).',
  },
  hours: (count: number, kind: string, each: string, total: string) =>
    `${count} ${count === 1 ? 'hora' : 'horas'} ${kind} a ${each} son ${total}.`,
  hour: (wage: string, hour: string, day: string, night: string, surcharge: string) =>
    `Con ${wage} al mes, la hora ordinaria vale ${hour}: el salario dividido por 210 (jornada de 42 horas, Ley 2101 de 2021). La hora extra de día, con 25% más, ${day}; la de noche, con 75% más, ${night}. Una hora de noche que no es extra suma el 35%: ${surcharge} más (Código Sustantivo del Trabajo, art. 168).`,
} as const
