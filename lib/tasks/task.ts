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
