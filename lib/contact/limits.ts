import 'server-only'
import { addressGroup } from '@/lib/limits/client-address'
import { limitKey, type Limit } from '@/lib/limits/limit'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Limits of the contact form. The firm's own box is what they protect, so the last one counts everybody. */
export const contactLimits = ({ email, address }: { email: string; address: string }): Limit[] => [
  { key: limitKey('contact-address', addressGroup(address)), burst: 10, seconds: hour },
  { key: limitKey('contact-email', email), burst: 5, seconds: hour },
  { key: limitKey('contact-email-day', email), burst: 10, seconds: day },
  { key: limitKey('contact-all', ''), burst: 60, seconds: minute },
]
