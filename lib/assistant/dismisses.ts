const named = /\bindemniz\w*\b|\bsin justa causa\b|\b(?:despid\w*|despedi\w*|desvincul\w*|liquidar y sacar)\b/
/** Words such as «echar» and «sacar», which mean a dismissal only together with words about a workplace. */
const meant =
  /\b(?:ech(?:o|e|ar\w*|aron|ado|ada)|bot(?:o|e|ar\w*|aron)|sac(?:o|ar|arl[oa]|aron)(?! (?:la |las |una? |el )?(?:cuentas?|costo|valor|prima|cesantias|liquidacion))|terminar(?:le|l[oa])?|le termino|prescindir|deshacerme|(?:quito|quitarme|quitar) de encima|salir de)\b/
const atWork =
  /\b(?:emplead\w*|trabajador\w*|vendedor\w*|mesero\w*|conductor\w*|secretaria|contrato laboral|indefinido|sueldo|salario|gana\w*|minimo|me deben|me pagan)\b/

/** True for a message about a dismissal, in whatever words. */
export const dismisses = (typed: string): boolean =>
  named.test(typed) || (meant.test(typed) && atWork.test(typed))
