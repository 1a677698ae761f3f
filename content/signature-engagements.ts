const fees = (n: number) => (n === 1 ? '1 honorario' : `${n} honorarios`)

/** The client owes these fees once everybody has signed the letter; everybody sees them before signing. */
export const letterFeesText = {
  title: 'Los honorarios de esta carta',
  lead: {
    client: (n: number) =>
      n === 1
        ? 'Cuando firmen todos, queda por pagar este honorario, en su fecha.'
        : `Cuando firmen todos, quedan por pagar estos ${n} honorarios, cada uno en su fecha.`,
    signed: (n: number) =>
      n === 1
        ? 'Firmaron todos y quedó por pagar este honorario.'
        : `Firmaron todos y quedaron por pagar estos ${n} honorarios, cada uno en su fecha.`,
    firm: (n: number) =>
      n === 1
        ? 'Cuando firmen todos, se abre este honorario. El cliente lo lee antes de firmar.'
        : `Cuando firmen todos, se abren estos ${n} honorarios. El cliente los lee antes de firmar.`,
  },
  late: 'Nadie debe nada antes de firmar: lo que la carta fija para antes de la última firma se paga en la fecha que sigue.',
  agreed: (day: string) => `La carta dice: ${day}.`,
  amount: (pesos: string) => `${pesos} más IVA`,
  taxed: (pesos: string) => `${pesos} con IVA`,
  total: 'Total',
} as const

export const engagementsText = {
  title: 'Lo que dicen las cartas firmadas',
  opened: (day: string) => `Se abrió el ${day}, cuando firmaron todos.`,
  letter: 'Ver la carta',
  services: 'Servicios',
  period: (since: string, until: string | null) => (until ? `del ${since} al ${until}` : `desde el ${since}`),
  work: 'Trabajo que se repite',
  fees: 'Honorarios',
  feesText: (n: number, open: string, collected: string) =>
    `${fees(n)}: ${open} por cobrar, ${collected} cobrados, más IVA.`,
  seeFees: 'Ver los honorarios',
  closed: (day: string, by: string | null, reason: string) =>
    `Cerrada el ${day}${by ? ` por ${by}` : ''}: «${reason}».`,
  close: {
    button: 'Deshacer lo que abrió',
    title: '¿Deshacer lo que abrió esta carta?',
    text: 'Terminan sus servicios y el trabajo que empezó, y se anulan sus honorarios por cobrar. Lo cobrado y las firmas se quedan como están.',
    reason: 'Por qué',
    confirm: 'Deshacer',
    keep: 'No deshacer',
    done: 'Quedó deshecho',
    failed: 'No pudimos deshacerlo',
    short: 'Escribe el motivo, de 3 a 300 letras.',
  },
} as const
