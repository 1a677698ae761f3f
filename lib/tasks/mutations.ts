import 'server-only'
import { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import type { Client } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'
import { cleanName, nameProblem, taskColumns, taskPath, type TaskColumns } from '@/lib/tasks/task'

const state = (completed: boolean) => (completed ? 'completed' : 'pending')
const duplicate = '23505'
/** Milliseconds to add when another task already has that moment. */
const nearby = [0, 1, 2, 3]

/** A task with the same moment and name already exists when the request is repeated, and is returned. */
export async function insertTask(
  client: Client,
  { name, at, completed }: z.output<typeof restoreTaskSchema>,
): Promise<TaskColumns> {
  for (const step of nearby) {
    const file_path = taskPath(at + step)
    const { data, error } = await client.db
      .from('documents')
      .insert({
        name,
        user_id: client.account,
        file_path,
        storage_path: `tasks/${client.account}`,
        file_type: state(completed),
        file_size: 0,
      })
      .select(taskColumns)
      .single()
    if (data) return data
    if (error.code !== duplicate) throw databaseError(error, 'tasks.create')
    const known = await taskAt(client, file_path)
    if (known?.name === name) return known
  }
  throw new ExpectedError('conflict')
}

async function taskAt(client: Client, file_path: string): Promise<TaskColumns | null> {
  return unwrap(
    client.db
      .from('documents')
      .select(taskColumns)
      .match({ user_id: client.account, kind: 'task', file_path })
      .maybeSingle(),
    'tasks.find',
  )
}

/** Sets the state instead of flipping it, so that a repeated request changes nothing. */
export async function toggleTask(
  client: Client,
  { id, completed }: z.output<typeof toggleTaskSchema>,
): Promise<TaskColumns> {
  const data = await unwrap(
    client.db
      .from('documents')
      .update({ file_type: state(completed) })
      .match({ id, user_id: client.account, kind: 'task' })
      .select(taskColumns)
      .maybeSingle(),
    'tasks.toggle',
  )
  if (!data) throw new ExpectedError('not-found')
  return data
}

export async function deleteTask(client: Client, { id }: z.output<typeof deleteTaskSchema>): Promise<void> {
  const data = await unwrap(
    client.db.from('documents').delete().match({ id, user_id: client.account, kind: 'task' }).select('id'),
    'tasks.delete',
  )
  if (data.length === 0) throw new ExpectedError('not-found')
}

const name = z
  .string()
  .transform(cleanName)
  .superRefine((text, context) => {
    const problem = nameProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** Thirteen digits, so that the stored texts sort by time. */
const at = z
  .int()
  .min(1e12)
  .max(1e13 - 1)

/** `at` identifies a task before it has an id, so that a repeated request changes nothing. */
export const newTaskSchema = z.strictObject({ name, at })

export const restoreTaskSchema = z.strictObject({ name, at, completed: z.boolean() })

export const toggleTaskSchema = z.strictObject({ id: z.uuid(), completed: z.boolean() })

export const deleteTaskSchema = z.strictObject({ id: z.uuid() })
