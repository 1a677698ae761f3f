/** The last day to enter SIMPLE for 2027. */
export const simpleDay = 'el viernes 26 de febrero (fecha calculada)'
/** The deadline to enter the SIMPLE regime, which two answers give. */
export const simpleDeadline = `El plazo para pasarte: quien ya tiene RUT lo pide a más tardar el último día hábil de febrero, para todo ese año (E.T., art. 909). Para 2027, hasta ${simpleDay}; por 2026 ya cerró. Para un RUT que se inscribe por primera vez el plazo puede ser otro: pregúntalo antes de inscribirte.`
