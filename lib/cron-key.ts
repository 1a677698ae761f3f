import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares the Authorization header with the cron secret in a time that tells nothing about either. */
export const isCronCall = (authorization: string | null) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${env.CRON_SECRET}`))
