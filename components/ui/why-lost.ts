import { offline, unavailable } from '@/content/general-errors'

/** Returns the message for a request without an answer. It names the connection if the browser knows that it is offline. */
export const whyLost = (): string => (navigator.onLine ? unavailable : offline)
