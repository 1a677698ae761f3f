import 'server-only'
import type { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import type { Client } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'
import type { deleteTaskSchema, restoreTaskSchema, toggleTaskSchema } from '@/lib/tasks/schema'
import { taskColumns, taskPath, type TaskColumns } from '@/lib/tasks/task'

const state = (completed: boolean) => (completed ? 'completed' : 'pending')
const duplicate = '23505'
/** Two tasks cannot have the same time, so a new task's time is increased by up to 3 ms until it is unique. */
const nearby = [0, 1, 2, 3]

/** Adds a task. A repeated request gets the task that the first request added. */
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

/** Sets a task's state instead of flipping it, so that a repeated request changes nothing. */
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
