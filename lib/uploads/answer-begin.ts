import 'server-only'
import { readJson } from '@/lib/request'
import { invalidInput, type Result } from '@/lib/result'
import type { UserDatabase } from '@/lib/supabase/server'
import { noteUpload } from '@/lib/uploads/activity'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { beginUploadSchema, type BegunUpload } from '@/lib/uploads/schema'
import type { Source } from '@/lib/uploads/sources'

export async function answerBegin(request: Request, db: UserDatabase, source: Source): Promise<Response> {
  noteUpload()
  const input = beginUploadSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  const data = await beginUpload(db, input.data, source)
  return Response.json({ ok: true, data } satisfies Result<BegunUpload>)
}
