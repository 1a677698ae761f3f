import { z } from 'zod'
import { cleanName, nameProblem } from '@/lib/tasks/rules'

const name = z
  .string()
  .transform(cleanName)
  .superRefine((text, context) => {
    const problem = nameProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** Thirteen digits, so that the stored texts sort like the moments. */
const at = z
  .int()
  .min(1e12)
  .max(1e13 - 1)

/** `at` names the task before it has an id: sending the same one again changes nothing. */
export const newTaskSchema = z.strictObject({ name, at })

export const restoreTaskSchema = z.strictObject({ name, at, completed: z.boolean() })

export const toggleTaskSchema = z.strictObject({ id: z.uuid(), completed: z.boolean() })

export const deleteTaskSchema = z.strictObject({ id: z.uuid() })
