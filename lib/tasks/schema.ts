import { z } from 'zod'
import { cleanName, nameProblem } from '@/lib/tasks/task'

const name = z
  .string()
  .transform(cleanName)
  .superRefine((text, context) => {
    const problem = nameProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** Milliseconds since 1970. The number always has thirteen digits, so that task paths sort by time. */
const at = z
  .int()
  .min(1e12)
  .max(1e13 - 1)

/** `at` identifies a task that has no id yet, so that a repeated request adds no second task. */
export const newTaskSchema = z.strictObject({ name, at })

export const restoreTaskSchema = z.strictObject({ name, at, completed: z.boolean() })

export const toggleTaskSchema = z.strictObject({ id: z.uuid(), completed: z.boolean() })

export const deleteTaskSchema = z.strictObject({ id: z.uuid() })
