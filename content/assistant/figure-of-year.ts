/** Sentences about the wage and transport aid of past years, and about years whose wage or UVT is not in the tables. */
export const figureOfYear = {
  es: {
    past: (year: number, wage: string, aid: string, source: string) =>
      `En ${year} el salario mínimo fue de ${wage} al mes y el auxilio de transporte, de ${aid} (${source}).`,
    next: (year: number) =>
      `El salario mínimo y el auxilio de transporte de ${year} todavía no se conocen: se fijan por decreto a finales de diciembre de ${year - 1}.`,
    before: (year: number) =>
      `El salario mínimo de ${year} no está en nuestras cifras confirmadas, ni su auxilio de transporte: míralos en los decretos de ese año, en la página del Ministerio del Trabajo.`,
    now: (year: number, wage: string, aid: string) =>
      `Mientras tanto, los de ${year}: ${wage} de salario y ${aid} de auxilio de transporte. Si quieres una cuenta con ellos, pídela con «${year}».`,
    unitNow: (year: number, value: string) => `La UVT de ${year} es de ${value}.`,
    unitNext: (year: number) =>
      `La UVT de ${year} todavía no está en nuestras cifras: la DIAN la fija en una resolución a fin del año anterior (E.T., art. 868).`,
    unitBefore: (year: number) =>
      `La UVT de ${year} no está en nuestras cifras: mírala en la resolución de ese año, en www.dian.gov.co.`,
  },
  en: {
    past: (year: number, wage: string, aid: string, source: string) =>
      `In ${year} the minimum wage was ${wage} a month, and the transport allowance ${aid} (${source}).`,
    next: (year: number) =>
      `The minimum wage and the transport allowance of ${year} are not known yet: they are set by decree at the end of December ${year - 1}.`,
    before: (year: number) =>
      `The minimum wage and the transport allowance of ${year} are not among our confirmed figures: see the decrees of that year, on the page of the Ministerio del Trabajo.`,
    now: (year: number, wage: string, aid: string) =>
      `For now, those of ${year}: ${wage} a month, and ${aid} of transport allowance.`,
    unitNow: (year: number, value: string) => `The UVT of ${year} is ${value}.`,
    unitNext: (year: number) =>
      `The UVT of ${year} is not among our figures yet: DIAN sets it in a resolution at the end of the year before.`,
    unitBefore: (year: number) =>
      `The UVT of ${year} is not among our figures: see the resolution of that year at www.dian.gov.co.`,
  },
} as const
