import { z } from 'zod'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const count = z.int().min(0)
const cents = z.int().nullable()
const nit = z.string().max(20)
const text = z.string().max(80)
const name = z.string().max(300)

/** The process that reads untrusted files must answer in this shape, which is checked before use. */
export const listRowShape = z.strictObject({
  line: count,
  typeName: text,
  code: z.string().regex(/^(?:[0-9a-f]{96})?$/),
  prefix: text,
  folio: text,
  currency: z.string().max(3),
  form: z.enum(['cash', 'credit', '']),
  issued: day,
  issuerNit: nit,
  issuer: name,
  receiverNit: nit,
  receiver: name,
  iva: cents,
  total: cents,
  group: z.enum(['issued', 'received']),
})

export const recognitionShape = z.strictObject({
  owners: z.array(z.strictObject({ nit, name, rows: count })).max(20),
  months: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        first: day,
        last: day,
        purchase: count,
        sale: count,
        apart: count,
      }),
    )
    .max(2_000),
  rows: count,
  first: day,
  last: day,
  undated: count,
  formulas: z.boolean(),
})
