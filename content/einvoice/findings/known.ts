import type { FindingText } from './text'

/** What only the firm's own records can tell. */
export const knownTexts = {
  'N2.foreign': {
    client: ({ supplier, customer }) =>
      `Ni quien vende (${supplier}) ni quien compra (${customer}) es una de tus empresas. ¿Es de otra persona?`,
    advisor: ({ supplier, customer, companies }) =>
      `Empresas del cliente: ${companies}. Vende ${supplier}, compra ${customer}.`,
  } satisfies FindingText<{ supplier: string; customer: string; companies: string }>,
  'N2.final': {
    client: () =>
      'La factura está a nombre de «consumidor final»: pide a tu proveedor que la haga con tu NIT.',
    advisor: ({ customer }) =>
      `El adquiriente es ${customer} (consumidor final): no soporta costos ni descuentos del cliente.`,
  } satisfies FindingText<{ customer: string }>,
  'D1.same': {
    client: ({ label }) => `Ya habías enviado esta factura: es ${label}.`,
    advisor: ({ label, code }) => `El CUFE ${code} ya está en ${label}.`,
  } satisfies FindingText<{ label: string; code: string }>,
  'D1.number': {
    client: ({ label, number }) =>
      `Ya tienes una factura ${number} del mismo proveedor (${label}), con otro CUFE.`,
    advisor: ({ label, number, nit }) =>
      `El proveedor ${nit} ya tiene la ${number} en ${label} con otro CUFE: puede ser una corrección o un error.`,
  } satisfies FindingText<{ label: string; number: string; nit: string }>,
  'D2.cancels': {
    client: ({ label, total }, money) => `Esta nota anula la factura ${label} por ${money(total)}.`,
    advisor: ({ label, total, reason }, money) =>
      `Nota crédito con concepto 2 (anulación) sobre ${label}: ${money(total)}. ${reason}`.trim(),
  } satisfies FindingText<{ label: string; total: string; reason: string }>,
  'D2.reduces': {
    client: ({ label, total }, money) => `Esta nota rebaja la factura ${label} en ${money(total)}.`,
    advisor: ({ label, total, reason }, money) =>
      `Nota crédito sobre ${label}: ${money(total)}. ${reason}`.trim(),
  } satisfies FindingText<{ label: string; total: string; reason: string }>,
  'D2.increases': {
    client: ({ label, total }, money) => `Esta nota aumenta la factura ${label} en ${money(total)}.`,
    advisor: ({ label, total, reason }, money) =>
      `Nota débito sobre ${label}: ${money(total)}. ${reason}`.trim(),
  } satisfies FindingText<{ label: string; total: string; reason: string }>,
  'D2.exceeds': {
    client: ({ label, total, left }, money) =>
      `La nota es por ${money(total)} y de la factura ${label} quedan ${money(left)}.`,
    advisor: ({ label, total, left }, money) =>
      `Las notas crédito superan la factura ${label}: esta es por ${money(total)} y quedaban ${money(left)}.`,
  } satisfies FindingText<{ label: string; total: string; left: string }>,
  'D2.unknown': {
    client: ({ number }) => `Esta nota es sobre la factura ${number}, que no tenemos. Envíala también.`,
    advisor: ({ number, code }) => `La factura referida ${number} (${code}) no está entre las del cliente.`,
  } satisfies FindingText<{ number: string; code: string }>,
  'D2.missing': {
    client: () => 'La nota no dice qué factura cambia.',
    advisor: ({ operation }) =>
      `CustomizationID ${operation} exige BillingReference y la nota no trae ninguna con CUFE.`,
  } satisfies FindingText<{ operation: string }>,
  'D2.shape': {
    client: ({ number }) => `La nota nombra la factura ${number}, pero su CUFE está mal escrito.`,
    advisor: ({ number, code }) =>
      `BillingReference a ${number} con UUID «${code}», que no tiene la forma de un CUFE.`,
  } satisfies FindingText<{ number: string; code: string }>,
  'D2.number': {
    client: ({ number, other }) => `La nota nombra dos facturas distintas: ${number} y ${other}.`,
    advisor: ({ number, other }) =>
      `BillingReference nombra ${number} y DiscrepancyResponse/ReferenceID ${other}.`,
  } satisfies FindingText<{ number: string; other: string }>,
  'D2.date': {
    client: ({ date, before }) => `La nota es del ${before}, anterior a la factura que cambia (${date}).`,
    advisor: ({ date, before }) => `La factura referida tiene fecha ${date} y la nota ${before}.`,
  } satisfies FindingText<{ date: string; before: string }>,
  'P1.purchase': {
    client: ({ from, deadline }) =>
      `Es una compra a crédito: registra el acuse de recibo y el recibo del bien o servicio. Si la recibiste el ${from}, se entiende aceptada después del ${deadline}.`,
    advisor: ({ from, deadline }) =>
      `Compra a crédito: eventos 030 y 032 exigidos para costo e IVA (Resolución 000085 de 2022, art. 34). Contando desde el ${from}, aceptación o reclamo hasta el ${deadline} (tres días hábiles); después, tácita (034).`,
  } satisfies FindingText<{ from: string; deadline: string }>,
  'P1.sale': {
    client: ({ from, deadline }) =>
      `Vendiste a crédito: tu cliente debe registrar el recibo. Si la recibió el ${from} y no reclama, queda aceptada después del ${deadline}.`,
    advisor: ({ from, deadline }) =>
      `Venta a crédito: aceptación tácita (034) si no hay reclamo en tres días hábiles. Contando desde el ${from}, el ${deadline}.`,
  } satisfies FindingText<{ from: string; deadline: string }>,
} as const
