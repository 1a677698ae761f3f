import 'server-only'
import { limitKey, type Limit } from '@/lib/limits/limit'

/** Limits of saving a list as a file: each one reads all of it. */
export const exportLimits = (userId: string): Limit[] => [
  { key: limitKey('list-export', userId), burst: 30, seconds: 600 },
]
