'use server'
import { clientAction } from '@/lib/action'
import { deleteTask, insertTask, toggleTask } from '@/lib/tasks/mutations'
import { deleteTaskSchema, newTaskSchema, restoreTaskSchema, toggleTaskSchema } from '@/lib/tasks/schema'

export const createTaskAction = clientAction(newTaskSchema, (task, client) =>
  insertTask(client, { ...task, completed: false }),
)

/** A restored task gets a new id and its former place in the list. */
export const restoreTaskAction = clientAction(restoreTaskSchema, (task, client) => insertTask(client, task))

export const toggleTaskAction = clientAction(toggleTaskSchema, (task, client) => toggleTask(client, task))

export const deleteTaskAction = clientAction(deleteTaskSchema, async (task, client) => {
  await deleteTask(client, task)
  return null
})
