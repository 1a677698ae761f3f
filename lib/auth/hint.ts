import { unnamed } from '@/content/auth'

/** What the readable cookie says about the signed-in person: the part of the e-mail before the @. */
export const hintOf = (email: string | undefined) => email?.split('@')[0] || unnamed
