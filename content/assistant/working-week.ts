/** The longest working week, and what work on Sundays and holidays costs. */
export const workingWeek =
  'Desde el 15 de julio de 2026 la jornada máxima es de 42 horas a la semana (Ley 2101 de 2021), sin bajar el salario. Se reparte de común acuerdo en 5 o 6 días, con un día de descanso. La hora de almuerzo no cuenta como trabajada.'
export const sundayPay =
  'El recargo por domingo o festivo es del 80% desde el 1 de julio de 2025, del 90% desde el 1 de julio de 2026 y del 100% desde el 1 de julio de 2027 (Código Sustantivo del Trabajo, art. 179, con la Ley 2466 de 2025, art. 14). Si por ese día no hay descanso compensatorio se paga además la hora (arts. 180 y 181), y si es hora extra se suma lo suyo: 25% de día y 75% de noche; el recargo nocturno es del 35% (art. 168), y la noche empieza a las 7:00 p.m. desde el 25 de diciembre de 2025. Quien emplea puede pagar antes el 100%.'
