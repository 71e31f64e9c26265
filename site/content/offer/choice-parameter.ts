/** Name of the calculator's choice in the address: `?want=onePage,maintenance`. */
export const choiceParameter = "want";
