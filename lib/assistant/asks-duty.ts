import { happenedThisYear } from '@/lib/assistant/this-year'

export const asksDuty =
  /\b(toca|tocaba|tocaria|debo|debia|deberian?|debe|tengo que|tenia que|tienen? que|hay que|tendria|obligad[oa]s?|obligatori[oa]|responsable|necesito|necesita|puedo|declaro|declaran?|cobro|cuenta para|obliga\w*|se declara)\b/

/** True if a message asks whether a return is due; «¿qué hago?» with this year's income is such a question too. */
export const asksToDeclare = (typed: string): boolean =>
  /\b(?:declar\w+|renta)\b/.test(typed) &&
  (asksDuty.test(typed) || (/\b(?:que hago|que pasa)\b/.test(typed) && happenedThisYear(typed)))
