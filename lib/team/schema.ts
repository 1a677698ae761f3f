import { z } from 'zod'
import { teamText } from '@/content/team'

const { problems } = teamText
const role = z.enum(['advisor', 'admin'])
const name = z
  .string()
  .trim()
  .refine((text) => text === '' || (text.length >= 2 && text.length <= 80), problems.name)

export const addMemberSchema = z.strictObject({ email: z.email(problems.email), name, role })

/** `expected` is the role that the caller saw. */
export const changeMemberSchema = z.strictObject({ userId: z.uuid(), name, role, expected: role })

export const memberSchema = z.strictObject({ userId: z.uuid() })
