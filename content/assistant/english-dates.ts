/** The answer in English to a question about due dates; `computed.dates` has the Spanish one. */
export const englishDates = {
  of: (who: string) => `${who}:`,
  ending: (ending: string) => `For a number that ends in ${ending}, without the check digit`,
  next: (tax: string, day: string) => `${tax}: due ${day}.`,
  past: (tax: string, day: string) =>
    `${tax}: it was due ${day}. If it was not filed, file it now: the penalty grows every month.`,
  passed: (tax: string, day: string, year: number) =>
    `${tax}: the day in ${year + 1}, for ${year}, has passed: it was ${day}. If you had to file and did not, file it now: the penalty grows every month. The next day:`,
  gone: (tax: string, year: number, thisYear: number, parts: string, all: boolean) =>
    `${tax}: ${all ? `no day is left in ${thisYear}; ` : ''}what was due for ${year} has passed: ${parts}. If it was not filed or not paid, do it now: the penalty grows each month and interest each day. What comes next:`,
  gonePart: (part: string, day: string) => `${part}, ${day}`,
  noneLeft: (tax: string, year: string) =>
    `${tax}: no day is left in ${year}. The next one is in another year:`,
  before: (day: string) => `The one before was due ${day}.`,
  over: (tax: string, year: string) =>
    `${tax}: the day for that period of ${year} has passed. If it was not filed, file it now: the penalty grows each month. That of the next year:`,
  none: (tax: string) => `${tax}: not published yet, so there is no day to give.`,
  notInMonth: (tax: string) => `${tax}: nothing that month.`,
  depends: 'Which of them you file is in your RUT, box 53.',
  withoutCheckDigit: 'The digit after the dash is the check digit and does not count.',
  exogena: 'It is filed between April and June.',
  sent: (tax: string, day: string, year: number) =>
    `${tax} of ${year}: the day in ${year + 1} has passed: it was ${day}; for some formats it was extended to 31 August. If you had to send it and did not, send it now.`,
  exogenaNext: (year: number) =>
    `That of ${year}, sent in ${year + 1}: not published yet, so there is no day to give. It is usually between April and June.`,
  twoDigits: (tax: string) =>
    `${tax} goes by the last two digits: please write both, without the check digit.`,
  remark: 'Computed dates can move with a new holiday or an extension: confirm them with your accountant.',
  see: (tax: string) => `${tax}, all dates (in Spanish)`,
  all: 'All my dates (in Spanish)',
} as const

/** English names for the due dates of income taxes; the keys are the Spanish names. */
export const englishTitles: Readonly<Record<string, string>> = {
  'Renta, declaración y primera cuota': 'return and first instalment',
  'Renta, segunda cuota': 'second instalment',
  'Renta de gran contribuyente, primera cuota': 'first instalment',
  'Renta de gran contribuyente, declaración y segunda cuota': 'return and second instalment',
  'Renta de gran contribuyente, tercera cuota': 'third instalment',
}

/** English names of taxes; each key is the end of the URL of the tax's page. */
export const englishTaxes: Readonly<Record<string, string>> = {
  'iva-bimestral': 'VAT every two months',
  'iva-cuatrimestral': 'VAT every four months',
  'retencion-en-la-fuente': 'Withholding tax',
  'informacion-exogena': 'Exógena (third-party report)',
  'regimen-simple': 'SIMPLE regime',
  'impuesto-al-consumo': 'Consumption tax',
  'impuesto-al-patrimonio': 'Wealth tax',
  pila: 'Social security (PILA)',
  'matricula-mercantil': 'Chamber of Commerce renewal',
  'renta-empresas': 'Company income tax',
  'renta-grandes-contribuyentes': 'Income tax of large taxpayers',
  'renta-personas-naturales': 'Income tax of individuals',
}
