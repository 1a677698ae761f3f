import { z } from 'zod'

export const diagnosisSchema = z.strictObject({ sends: z.boolean() })

export const databaseState = z.object({
  at: z.coerce.date(),
  migrations: z.array(z.string()),
  rules: z.array(z.string()),
  housekeeping: z.coerce.date().nullable(),
  overdue: z.number(),
  administrators: z.number(),
  /** Years for which the firm has entered the UVT or, in `wages`, the minimum wage. */
  uvt: z.array(z.number()).default([]),
  wages: z.array(z.number()).default([]),
})
