import { offline, unavailable } from '@/content/general-errors'

/**
 * Returns the message for a request without an answer; the message says if the browser is offline.
 */
export const whyLost = (): string => (navigator.onLine ? unavailable : offline)
