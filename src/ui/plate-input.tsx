import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef } from "react";

/** "open": being written. "invalid": written, but no plate. "locked": a plate, and we are on our way. */
export type PlateInputState = "open" | "invalid" | "locked";

const frames = {
  open: "border-(--ms-plate-edge) bg-plate ring-1 ring-plate/25",
  invalid: "border-danger bg-plate ring-2 ring-danger",
  locked: "border-(--ms-plate-edge) bg-(--ms-plate-locked) ring-1 ring-plate/25",
} as const satisfies Record<PlateInputState, string>;

const sizes = {
  md: {
    frame: "min-h-14",
    strip: "w-8.5 pt-1.75 pb-1.25",
    stars: "size-3.75 border-2",
    text: "text-[1.625rem]",
  },
  lg: {
    frame: "min-h-17",
    strip: "w-10 pt-2.25 pb-1.75",
    stars: "size-4.75 border-3",
    text: "text-[2.125rem]",
  },
} as const;

type PlateInputProps = Omit<
  ComponentProps<"input">,
  "className" | "ref" | "size" | "type" | "value" | "onChange" | "readOnly"
> & {
  value: string;
  state: PlateInputState;
  /** Gets what stands in the field, in upper case. */
  onChange: (text: string) => void;
  size?: keyof typeof sizes;
};

const fieldClass =
  "w-full min-w-0 flex-1 bg-transparent px-3 pt-1 text-center font-display leading-none font-[650] tracking-widest text-plate-ink uppercase placeholder:text-(--ms-plate-hint) placeholder:opacity-100 focus-visible:outline-none";

const asWritten = {
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
  placeholder: "ABC 123",
} as const;

/** A number plate to write on. It looks the same in both themes, for it is an object. */
export function PlateInput({ value, state, onChange, size = "lg", ...input }: PlateInputProps) {
  const field = useRef<HTMLInputElement>(null);
  // What was written before the page woke up counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => {
    const raw = field.current?.value ?? "";
    if (raw !== value) onChange(inCapitals(raw));
  }, []);
  return (
    <PlateFrame state={state} size={size}>
      <input
        {...asWritten}
        aria-invalid={state === "invalid" || undefined}
        {...input}
        ref={field}
        value={value}
        readOnly={state === "locked"}
        onChange={(event) => onChange(upperCased(event))}
        className={`${fieldClass} ${sizes[size].text}`}
      />
    </PlateFrame>
  );
}

/** The same plate in a form that is HTML of the server: it follows nothing, and is read when it is sent. */
export function PlateField(input: Omit<ComponentProps<"input">, "className" | "size" | "type">) {
  return (
    <PlateFrame state={input["aria-invalid"] ? "invalid" : "open"} size="md">
      <input {...asWritten} {...input} className={`${fieldClass} ${sizes.md.text}`} />
    </PlateFrame>
  );
}

function PlateFrame({
  state,
  size,
  children,
}: {
  state: PlateInputState;
  size: keyof typeof sizes;
  children: ReactNode;
}) {
  const { frame, strip, stars } = sizes[size];
  return (
    <span
      className={`flex overflow-hidden rounded-[.625rem] border-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${frame} ${frames[state]}`}
    >
      <span
        aria-hidden
        className={`flex shrink-0 flex-col items-center justify-between bg-plate-eu font-display leading-none font-bold text-plate ${strip}`}
      >
        <span className={`rounded-full border-dotted border-(--ms-plate-stars) ${stars}`} />S
      </span>
      {children}
    </span>
  );
}

/** Written back at once with the caret in its place: a value that React has to correct would send it to the end. */
function upperCased({ currentTarget: field }: ChangeEvent<HTMLInputElement>): string {
  const { selectionStart, selectionEnd } = field;
  const text = inCapitals(field.value);
  if (text !== field.value) {
    field.value = text;
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  return text;
}

function inCapitals(text: string): string {
  return text.toLocaleUpperCase("sv");
}
