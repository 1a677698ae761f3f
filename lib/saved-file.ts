import 'server-only'
import { create } from 'content-disposition'
import { ExpectedError } from '@/lib/errors'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileFormat = keyof typeof types

/** The `formato` of an address; there is no file of another one. */
export function readFormat(request: Request): FileFormat {
  const format = new URL(request.url).searchParams.get('formato')
  if (format !== 'csv' && format !== 'xlsx') throw new ExpectedError('not-found')
  return format
}

/** A table as a file to save, under its name without the ending. */
export const savedFile = (body: BodyInit, name: string, format: FileFormat): Response =>
  new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': create(`${name}.${format}`, { type: 'attachment' }),
    },
  })
