import { firm } from '../firm'
import { call, evaluation, whatsapp } from './reply-links'

/** The labels, in answers in English, of links that other answers name in Spanish. */
export const englishLabels: Readonly<Record<string, string>> = {
  [call.href]: `Call ${firm.phone.label}`,
  [whatsapp.href]: 'Write on WhatsApp',
  [evaluation.href]: 'Free evaluation (form in Spanish)',
}
