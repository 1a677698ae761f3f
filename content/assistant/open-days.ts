import { weekdayNames } from '../calendar-names'
import { openingHours } from './reply-links'

/** Sentences about whether the office is open on a day that a message names. */
export const openDays = {
  closed: (day: string, name: string) => `No: el ${day} es ${name} y no abrimos.`,
  open: (day: string, name: string) => `Sí: el ${day} es ${name}.`,
  weekday: (at: number) => weekdayNames[at] ?? '',
  holiday: (name: string) => `festivo (${name})`,
  hours: `Atendemos de ${openingHours}`,
  rest: 'En diciembre, o si vienes de lejos, llama antes.',
} as const
