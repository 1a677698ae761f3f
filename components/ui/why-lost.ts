import { offline, unavailable } from '@/content/general-errors'

/**
 * Returns the message for a request without an answer. If the browser knows that it is offline, the message says so.
 */
export const whyLost = (): string => (navigator.onLine ? unavailable : offline)
