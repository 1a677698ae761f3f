import 'server-only'
import { notFound } from 'next/navigation'
import type { z } from 'zod'
import { isUuid } from '@/lib/format/uuid'
import { templatePageShape, templatesShape, type Templates } from '@/lib/obligations/work/schema'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

/** The templates of the firm by name, archived ones at the end, and who may look over their work. */
export async function readTemplates({ db }: Member): Promise<Templates> {
  const { data, error } = await db.rpc('work_templates')
  if (error) throw databaseError(error, 'work.templates')
  return templatesShape.parse(data)
}

/** One template and the member's clients that have it; the 404 page where there is none. */
export async function openTemplate({ db }: Member, id: string): Promise<z.output<typeof templatePageShape>> {
  if (!isUuid(id)) notFound()
  const { data, error } = await db.rpc('work_template', { template: id })
  if (error?.message === 'not-found') notFound()
  if (error) throw databaseError(error, 'work.template')
  return templatePageShape.parse(data)
}
