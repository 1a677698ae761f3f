import { firm } from '../firm'

const inEnglish: Record<string, string> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miércoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sábado: 'Saturday',
  sábados: 'Saturday',
  domingo: 'Sunday',
  domingos: 'Sunday',
  a: 'to',
  y: 'and',
}
const translated = (words: string): string =>
  words
    .split(' ')
    .map((word) => inEnglish[word.toLowerCase()] ?? word)
    .join(' ')

/** The opening hours for an answer in English, such as «Monday to Friday, 8:00 a.m. to 6:00 p.m.». */
export const hoursInEnglish = firm.hours
  .map(({ days, time }) => `${translated(days)}, ${translated(time)}`)
  .join('; ')
