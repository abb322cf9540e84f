/** Of the series that is nobody's: whoever asks in the demo has it. */
export const demoPhone = "+46701740612";
