import 'server-only'
import type { z } from 'zod'
import type { removeAnswerSchema, saveAnswerSchema } from '@/lib/messages/inbox-schema'
import type { SavedAnswer } from '@/lib/messages/saved-answer'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

/** All that the team keeps, by title. */
export async function listSavedAnswers({ db }: Member): Promise<SavedAnswer[]> {
  const { data, error } = await db.rpc('saved_answers')
  if (error) throw databaseError(error, 'inbox.answers')
  return data.map(({ changed_by, changed_at, ...answer }) => ({
    ...answer,
    changedBy: changed_by,
    changedAt: changed_at,
  }))
}

/** Throws `conflict` when it is another by now, and `answer-exists` when a title is taken. */
export async function saveAnswer({ db }: Member, answer: z.output<typeof saveAnswerSchema>): Promise<void> {
  const { id, title, body, seen } = answer
  const { error } = await db.rpc('save_answer', {
    answer: id,
    title,
    body,
    ...(seen === null ? {} : { seen }),
  })
  if (error) throw databaseError(error, 'inbox.save-answer')
}

export async function removeAnswer(
  { db }: Member,
  { id, seen }: z.output<typeof removeAnswerSchema>,
): Promise<void> {
  const { error } = await db.rpc('delete_answer', { answer: id, seen })
  if (error) throw databaseError(error, 'inbox.remove-answer')
}
