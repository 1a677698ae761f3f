import { z } from 'zod'
import { bookExportText, bookFormats, type BookFormat } from '@/content/books-export'
import { modelShape } from '@/lib/books/model'
import { optionalName } from '@/lib/fields/name'

const { problems } = bookExportText.exportForm

export const formats = Object.keys(bookFormats) as [BookFormat, ...BookFormat[]]

/** Settings that an accounting program needs; `number` is the first entry's number, `tax` is Siigo's code of VAT. */
const fields = {
  type: optionalName(1, 20, problems.type),
  number: z
    .int(problems.number)
    .min(1, problems.number)
    .max(10 ** 9, problems.number),
  prefix: optionalName(1, 10, problems.prefix),
  company: optionalName(1, 200, problems.company),
  tax: optionalName(1, 10, problems.tax),
}

export const askedOptionsSchema = z.strictObject(fields)
/** What an export stores: its options, the number of its files, and the import file that it fills in. */
export const optionsShape = z.object({ ...fields, parts: z.int(), model: modelShape.nullable() })
export type ExportOptions = z.output<typeof optionsShape>

/** Returns the name of a field that the format needs and the options lack; null when none is missing. */
export function missingOption(
  format: BookFormat,
  { type, company }: Pick<ExportOptions, 'type' | 'company'>,
): 'type' | 'company' | null {
  if ((format === 'siigo' || format === 'world-office') && type === '') return 'type'
  return format === 'world-office' && company === '' ? 'company' : null
}
