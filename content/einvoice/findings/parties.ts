import type { FindingText } from './text'

const roles = { supplier: 'de quien vende', customer: 'de quien compra' } as const
type Role = keyof typeof roles

/** Who sells, who buys, under which numbering and when. */
export const partyTexts = {
  'N1.digit': {
    client: ({ role, nit, digit, expected }) =>
      `El dígito del NIT ${roles[role]} no corresponde: ${nit} lleva ${expected}, no ${digit}.`,
    advisor: ({ role, nit, digit, expected }) =>
      `NIT ${roles[role]}: ${nit} con dígito de verificación ${digit}; módulo 11 da ${expected}.`,
  } satisfies FindingText<{ role: Role; nit: string; digit: string; expected: string }>,
  'N1.glued': {
    client: ({ role, nit, digit }) =>
      `El NIT ${roles[role]} trae el dígito pegado: debería ser ${nit}-${digit}.`,
    advisor: ({ role, written, nit, digit }) =>
      `CompanyID ${roles[role]} es ${written}: el número ${nit} con su dígito ${digit} pegado, que va en schemeID.`,
  } satisfies FindingText<{ role: Role; written: string; nit: string; digit: string }>,
  'N1.zeros': {
    client: ({ role, nit }) => `El NIT ${roles[role]} empieza por cero: ${nit}.`,
    advisor: ({ role, nit }) => `CompanyID ${roles[role]} es ${nit}; un NIT no lleva ceros a la izquierda.`,
  } satisfies FindingText<{ role: Role; nit: string }>,
  'N1.shape': {
    client: ({ role, nit }) => `El NIT ${roles[role]} no está bien escrito: «${nit}».`,
    advisor: ({ role, nit }) =>
      `CompanyID ${roles[role]} es «${nit}»; debe traer solo cifras, sin puntos ni guion.`,
  } satisfies FindingText<{ role: Role; nit: string }>,
  'N1.absent': {
    client: ({ role, nit, expected }) => `Al NIT ${roles[role]} le falta el dígito: ${nit}-${expected}.`,
    advisor: ({ role, nit, expected }) =>
      `CompanyID ${roles[role]} ${nit} sin schemeID; módulo 11 da ${expected}.`,
  } satisfies FindingText<{ role: Role; nit: string; expected: string }>,
  'N3.prefix': {
    client: ({ number, prefix }) => `El número ${number} no empieza por el prefijo autorizado ${prefix}.`,
    advisor: ({ number, prefix, authorization }) =>
      `La autorización ${authorization} es para el prefijo ${prefix}; el documento es ${number}.`,
  } satisfies FindingText<{ number: string; prefix: string; authorization: string }>,
  'N3.range': {
    client: ({ number, from, to }) =>
      `El número ${number} está fuera del rango que la DIAN autorizó (${from} a ${to}).`,
    advisor: ({ number, from, to, authorization }) =>
      `Autorización ${authorization}: del ${from} al ${to}; el documento es ${number}.`,
  } satisfies FindingText<{ number: string; from: string; to: string; authorization: string }>,
  'N3.period': {
    client: ({ date, start, end }) =>
      `La fecha ${date} está fuera de la vigencia de su numeración (${start} a ${end}).`,
    advisor: ({ date, start, end, authorization }) =>
      `Autorización ${authorization} vigente del ${start} al ${end}; IssueDate es ${date}.`,
  } satisfies FindingText<{ date: string; start: string; end: string; authorization: string }>,
  'N3.absent': {
    client: () => 'La factura no trae la autorización de numeración de la DIAN.',
    advisor: () => 'No hay sts:InvoiceControl, que el anexo 1.9 exige en facturas.',
  } satisfies FindingText<Record<never, string>>,
  'P2.unreadable': {
    client: ({ date }) => `La fecha de la factura no existe: «${date}».`,
    advisor: ({ date }) => `IssueDate es «${date}»; se espera una fecha real como 2026-03-31.`,
  } satisfies FindingText<{ date: string }>,
  'P2.time': {
    client: ({ time }) => `La hora de la factura no se entiende: «${time}».`,
    advisor: ({ time }) =>
      `IssueTime es «${time}»; se espera una hora como 10:53:10-05:00. Forma parte del CUFE.`,
  } satisfies FindingText<{ time: string }>,
  'P2.due': {
    client: ({ due, date }) => `La factura vence el ${due}, antes de la fecha en que se hizo (${date}).`,
    advisor: ({ due, date }) =>
      `PaymentDueDate es ${due} e IssueDate ${date}: el plazo no puede terminar antes de empezar.`,
  } satisfies FindingText<{ due: string; date: string }>,
  'P2.future': {
    client: ({ date, today }) => `La factura tiene fecha futura: ${date}, y hoy es ${today}.`,
    advisor: ({ date, today }) => `IssueDate ${date} es posterior a hoy (${today}, hora de Bogotá).`,
  } satisfies FindingText<{ date: string; today: string }>,
  'P2.early': {
    client: ({ date }) => `La factura es de ${date}, antes de que existiera la validación de la DIAN.`,
    advisor: ({ date }) => `IssueDate ${date} es anterior a 2019: la validación previa no existía.`,
  } satisfies FindingText<{ date: string }>,
  'P2.closed': {
    client: ({ date, openFrom }) =>
      `La factura es del ${date}, de un período ya cerrado (el abierto empieza el ${openFrom}).`,
    advisor: ({ date, openFrom }) =>
      `IssueDate ${date} es anterior al período abierto, que empieza el ${openFrom}.`,
  } satisfies FindingText<{ date: string; openFrom: string }>,
} as const
