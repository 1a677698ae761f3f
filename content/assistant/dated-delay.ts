/** Sentences about the penalty and interest of a late return whose due and filing dates the message names. */
export const datedDelay = {
  penalty: (due: string, filed: string, months: number, share: string, sum: string) =>
    `Con calma. Del ${due} al ${filed} ${months === 1 ? 'va un mes o fracción' : `van ${months} meses o fracción`}. La sanción por tarde es del 5% del impuesto a cargo por cada uno, hasta el 100%: ${share}, ${sum} (E.T., art. 641).`,
  least: (sum: string) => `Como no llega a la mínima, se paga la mínima: ${sum} (art. 639).`,
  halved: (sum: string, least: boolean) =>
    `Si presentas antes de que la DIAN actúe y no te han sancionado por lo mismo en dos años, baja a la mitad${least ? `, pero no de la mínima: quedaría en ${sum}` : `: ${sum}`} (arts. 640 y 639).`,
  interest: (days: number, sum: string, debt: string) =>
    `Los intereses, si tampoco se pagó: ${days} ${days === 1 ? 'día' : 'días'} sobre ${debt}, ${sum} (arts. 634 y 635).`,
  about: (days: number, sum: string, debt: string, month: string) =>
    `Los intereses, si tampoco se pagó: ${days} ${days === 1 ? 'día' : 'días'} sobre ${debt}, cerca de ${sum}: los meses cuya tasa no tenemos confirmada van con la de ${month}, la última (arts. 634 y 635).`,
  total: (sum: string, halved: boolean) =>
    `En total, cerca de ${sum} entre impuesto, sanción${halved ? ' reducida' : ''} e intereses. La herramienta lo repite con tus fechas; si eso era lo que quedaba por pagar después de retenciones, la sanción se saca del impuesto de antes de restarlas. Presenta y paga el mismo día.`,
} as const
