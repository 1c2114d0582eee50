/** Words of a YearPicker. */
export interface YearPickerLabels {
  /** Shown while no year is chosen, and the name of the button that takes the year away ("Any year"). */
  any: string;
  /** "Ten years earlier" */
  earlier: string;
  /** "Ten years later" */
  later: string;
}
