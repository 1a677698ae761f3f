/** Monthly rates of consumer credit from January on, in percent per year, with the Superfinanciera's resolution. */
const byYear: Readonly<Record<number, readonly (readonly [percent: number, resolution: string])[]>> = {
  2024: [
    [34.98, '2331 de 2023'],
    [34.97, '0150 de 2024'],
    [33.3, '0400 de 2024'],
    [33.09, '0598 de 2024'],
    [31.53, '0872 de 2024'],
    [30.84, '1143 de 2024'],
    [29.49, '1308 de 2024'],
    [29.21, '1519 de 2024'],
    [28.85, '1688 de 2024'],
    [28.17, '1901 de 2024'],
    [27.9, '2168 de 2024'],
    [26.39, '2394 de 2024'],
  ],
  2025: [
    [24.89, '2620 de 2024'],
    [26.3, '0138 de 2025'],
    [24.92, '0352 de 2025'],
    [25.62, '0579 de 2025'],
    [25.97, '0837 de 2025'],
    [25.55, '1078 de 2025'],
    [24.78, '1254 de 2025'],
    [25.17, '1490 de 2025'],
    [25.01, '1658 de 2025'],
    [24.36, '1821 de 2025'],
    [24.99, '1995 de 2025'],
    [25.02, '2134 de 2025'],
  ],
  2026: [
    [24.36, '2288 de 2025'],
    [25.23, '0250 de 2026'],
    [25.52, '0405 de 2026'],
    [26.76, '0517 de 2026'],
    [28.17, '0662 de 2026'],
    [28.79, '0823 de 2026'],
    [28.79, '0965 de 2026'],
    [29.66, '1139 de 2026'],
    [29.24, '1260 de 2026'],
  ],
}

export type UsuryRate = { month: string; percent: number; source: string }

/**
 * The oldest month comes first.
 * For a month that is missing here, the firm enters the rate; the rate of another month is never used instead.
 */
export const usuryRates: readonly UsuryRate[] = Object.entries(byYear).flatMap(([year, months]) =>
  months.map(([percent, resolution], at) => ({
    month: `${year}-${String(at + 1).padStart(2, '0')}`,
    percent,
    source: `Res. SFC ${resolution}, según una transcripción pública del histórico`,
  })),
)
