import { tasks } from '@/content/tasks'
import { oneLine } from '@/lib/format/one-line'
import type { Database } from '@/lib/supabase/database.types'

type Row = Database['public']['Tables']['documents']['Row']

/** The columns of `documents` that make a task, for queries; live changes carry them too. */
export const taskColumns = 'id, name, file_path, file_type, kind' as const

export type TaskColumns = Pick<Row, 'id' | 'name' | 'file_path' | 'file_type' | 'kind'>

/** `path` names the task from before it has an id: one per person and moment, newest last in order. */
export type Task = { id: string; name: string; completed: boolean; path: string }

const prefix = 'task_'

/** `at`: the moment of writing it down, in milliseconds since 1970. */
export const taskPath = (at: number): string => `${prefix}${at}`

export const momentOf = ({ path }: Pick<Task, 'path'>): number => Number(path.slice(prefix.length))

export const toTask = (row: TaskColumns): Task => ({
  id: row.id,
  name: row.name,
  completed: row.file_type === 'completed',
  path: row.file_path,
})

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/gu

/** A name as it is stored. */
export const cleanName = oneLine

/** What is wrong with a name, in the words to show; null when nothing is. */
export function nameProblem(text: string): string | null {
  const name = cleanName(text)
  if (name.replace(invisible, '') === '') return tasks.problems.empty
  // As the database counts: an emoji is one character or a few, never its bytes.
  const length = Array.from(name).length
  return length > tasks.limits.name ? tasks.problems.long(length) : null
}
